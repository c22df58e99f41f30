// SPDX-License-Identifier: Apache-2.0
// Compresses time and bounds the height from below.
#include "lockstep/plan/memory/instance.h"

#include <algorithm>
#include <set>

namespace lockstep::plan::memory {
namespace {

struct Event {
  int64_t step;
  bool starts;  // ends come first at a step: lifetimes are half-open
  int32_t item;
};

std::vector<Event> SortedEvents(const PackingProblem& problem, const Instance& instance) {
  std::vector<Event> events;
  events.reserve(2 * instance.items.size());
  for (size_t i = 0; i < instance.items.size(); ++i) {
    const Buffer& buffer = problem.buffers[static_cast<size_t>(instance.buffers[i])];
    events.push_back({buffer.first, true, static_cast<int32_t>(i)});
    events.push_back({buffer.last, false, static_cast<int32_t>(i)});
  }
  std::sort(events.begin(), events.end(), [](const Event& a, const Event& b) {
    return a.step != b.step ? a.step < b.step : a.starts < b.starts;
  });
  return events;
}

// A slot begins with the first start after an end: until the next end the live set only grows, so
// its last state contains the others. The bound is that of the heaviest slot: every size rounded
// up, but the topmost buffer needs no padding, and at best that is the one with the most.
void AssignSlots(const std::vector<Event>& events, Instance& instance) {
  int64_t live = 0;
  bool ended = true;
  std::multiset<int64_t> paddings;
  int32_t slot = -1;
  for (const Event& event : events) {
    Item& item = instance.items[static_cast<size_t>(event.item)];
    const int64_t padding = item.size - item.height;
    if (event.starts) {
      slot += ended ? 1 : 0;
      item.first = slot;
      live += item.size;
      if (instance.unit > 1) paddings.insert(padding);
    } else {
      item.last = slot + 1;
      live -= item.size;
      if (instance.unit > 1) paddings.erase(paddings.find(padding));
    }
    ended = !event.starts;
    const int64_t spared = paddings.empty() ? 0 : *paddings.rbegin();
    instance.lower_bound = std::max(instance.lower_bound, live - spared);
  }
  instance.num_slots = slot + 1;
}

}  // namespace

Instance MakeInstance(const PackingProblem& problem) {
  Instance instance;
  int64_t unit = kUnlimitedBytes / 2 + 1;
  for (const Buffer& buffer : problem.buffers) {
    if (buffer.size_bytes > 0) unit = std::min(unit, buffer.alignment);
  }
  instance.unit = unit;
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    const Buffer& buffer = problem.buffers[i];
    if (buffer.size_bytes == 0) continue;
    instance.items.push_back({.size = AlignUp(buffer.size_bytes, unit),
                              .height = buffer.size_bytes,
                              .alignment = buffer.alignment,
                              .fixed = buffer.fixed_offset.value_or(kNotFixed),
                              .steps = buffer.last - buffer.first});
    instance.buffers.push_back(static_cast<int32_t>(i));
  }
  if (instance.items.empty()) return instance;
  AssignSlots(SortedEvents(problem, instance), instance);
  for (const Item& item : instance.items) {
    if (item.fixed != kNotFixed) {
      instance.lower_bound = std::max(instance.lower_bound, item.fixed + item.height);
    }
  }
  return instance;
}

int64_t HeightOf(const Instance& instance, std::span<const int64_t> offsets) {
  int64_t height = 0;
  for (size_t i = 0; i < instance.items.size(); ++i) {
    height = std::max(height, offsets[i] + instance.items[i].height);
  }
  return height;
}

}  // namespace lockstep::plan::memory
