// SPDX-License-Identifier: Apache-2.0
// A task multiplies a block of rows with a block of columns, k by blocks: pack, then tiles.
#include "lockstep/runtime/cpu/matmul/gemm_run.h"

#include <algorithm>
#include <array>
#include <span>

#include "lockstep/runtime/cpu/matmul/thread_scratch.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

// Of a task, at most.
constexpr int64_t kBlockRows = 9 * kMostRows, kBlockColumns = 1024;

int64_t OffsetOf(const Axes& axes, int64_t Axis::* stride, int64_t index) {
  int64_t offset = 0;
  FillOffsets(axes, stride, index, {&offset, 1});
  return offset;
}

int64_t RoundUp(int64_t x, int64_t unit) { return (x + unit - 1) / unit * unit; }

int64_t ElementBytes(Source source) {
  switch (source) {
    case Source::kF32:
    case Source::kF32AsBf16:
      return 4;
    case Source::kBf16:
    case Source::kF16:
      return 2;
    case Source::kF64:
      return 8;
  }
  return 0;
}

}  // namespace

template <typename T>
struct GemmRun<T>::Task {
  int64_t batch = 0;
  int64_t row = 0, rows = 0, column = 0, columns = 0;
  const void *a = nullptr, *b = nullptr;  // of the batch
  int64_t c = 0;                          // offset of the batch
  int64_t first_column = 0;               // where `column` lies in a row of the result
  std::array<int64_t, kBlockRows> a_rows, c_rows;
  std::array<int64_t, kBlockColumns> b_columns;
  RowsOfA kind = RowsOfA::kPacked;
  std::array<int64_t, kDepth> a_depths;  // of a block of k, when not packed by rows

  bool reads_a() const { return kind == RowsOfA::kPanels || kind == RowsOfA::kAnywhere; }
};

template <typename T>
GemmRun<T>::GemmRun(const Gemm& gemm, const void* a, const void* b, void* c, void* workspace,
                    const Epilogue& epilogue)
    : gemm_(gemm),
      kernels_(KernelsOf<T>(gemm.level_)),
      a_(a),
      b_(b),
      c_(c),
      workspace_(static_cast<T*>(workspace)),
      epilogue_(epilogue) {
  // The widest panel whose tiles take all rows at once, else the one with the best tiles.
  usual_vectors_ = kernels_.width == 1 || gemm.m_ <= kernels_.max_rows[4] ? 4 : 2;
}

template <typename T>
const void* GemmRun<T>::SourceAt(Source source, const void* array, int64_t offset) const {
  return static_cast<const std::byte*>(array) + offset * ElementBytes(source);
}

// --- Panels of a block of columns

template <typename T>
int64_t GemmRun<T>::NumPanels(int64_t columns) const {
  const int64_t vectors = (columns + kernels_.width - 1) / kernels_.width;
  // An odd vector joins the panel before it.
  if (usual_vectors_ == 2 && vectors > 1) return vectors / 2;
  return (vectors + usual_vectors_ - 1) / usual_vectors_;
}

template <typename T>
typename GemmRun<T>::PanelShape GemmRun<T>::PanelAt(int64_t columns, int64_t index) const {
  const int64_t vectors = (columns + kernels_.width - 1) / kernels_.width;
  const bool is_last = index + 1 == NumPanels(columns);
  const int64_t first = index * usual_vectors_;
  return {first * kernels_.width,
          static_cast<int>(is_last ? vectors - first : int64_t{usual_vectors_})};
}

// --- Packing

template <typename T>
typename GemmRun<T>::Task GemmRun<T>::TaskOf(int64_t unit, int64_t row_block) const {
  Task task;
  const Contraction& x = gemm_.contraction_;
  task.batch = unit / gemm_.column_blocks_;
  task.column = unit % gemm_.column_blocks_ * gemm_.block_columns_;
  task.columns = std::min(gemm_.block_columns_, gemm_.n_ - task.column);
  task.row = row_block * gemm_.block_rows_;
  task.rows = std::min(gemm_.block_rows_, gemm_.m_ - task.row);
  task.a = SourceAt(gemm_.types_.a, a_, x.a_start + OffsetOf(x.batch, &Axis::a, task.batch));
  task.b = SourceAt(gemm_.types_.b, b_, x.b_start + OffsetOf(x.batch, &Axis::b, task.batch));
  task.c = x.c_start + OffsetOf(x.batch, &Axis::c, task.batch);
  task.first_column = OffsetOf(x.n, &Axis::c, task.column);
  return task;
}

template <typename T>
void GemmRun<T>::FillColumns(Task& task) const {
  FillOffsets(gemm_.contraction_.n, &Axis::b, task.column,
              std::span(task.b_columns).first(static_cast<size_t>(task.columns)));
}

// Panel `panel` of a unit, all of k: [k][width of the panel].
template <typename T>
void GemmRun<T>::PackUnit(int64_t unit, int64_t panel, T* out) const {
  Task task = TaskOf(unit, 0);
  FillColumns(task);
  const PanelShape shape = PanelAt(task.columns, panel);
  const int64_t width = shape.vectors * kernels_.width;
  const int64_t lanes = std::min(width, task.columns - shape.column);
  out += shape.column * gemm_.k_;
  std::array<int64_t, kDepth> depths;
  for (int64_t begin = 0; begin < gemm_.k_; begin += kDepth) {
    const int64_t depth = std::min(kDepth, gemm_.k_ - begin);
    FillOffsets(gemm_.contraction_.k, &Axis::b, begin,
                std::span(depths).first(static_cast<size_t>(depth)));
    kernels_.pack_panel(gemm_.types_.b, task.b, task.b_columns.data() + shape.column, lanes,
                        depths.data(), depth, width, out + begin * width);
  }
}

// All panels of a task for one block of k: the panel of column c is at c * depth.
template <typename T>
void GemmRun<T>::PackB(const Task& task, int64_t begin, int64_t depth, T* out) const {
  std::array<int64_t, kDepth> depths;
  FillOffsets(gemm_.contraction_.k, &Axis::b, begin,
              std::span(depths).first(static_cast<size_t>(depth)));
  for (int64_t p = 0; p < NumPanels(task.columns); ++p) {
    const PanelShape shape = PanelAt(task.columns, p);
    const int64_t width = shape.vectors * kernels_.width;
    kernels_.pack_panel(gemm_.types_.b, task.b, task.b_columns.data() + shape.column,
                        std::min(width, task.columns - shape.column), depths.data(), depth, width,
                        out + shape.column * depth);
  }
}

template <typename T>
int64_t GemmRun<T>::PanelRows(const Task& task) const {
  const int64_t most = kernels_.max_rows[std::min(usual_vectors_, 2)];
  // Panels that do not cut what lies side by side, when they are nearly as high.
  const int64_t run = gemm_.a_run_;
  for (int64_t rows = most; rows > 2 * most / 3; --rows) {
    if (run % rows == 0 && task.row % rows == 0 && task.rows >= rows) return rows;
  }
  const int64_t panels = (task.rows + most - 1) / most;
  return (task.rows + panels - 1) / panels;
}

// Packing pays when a row is met by several panels of B. Rows that lie side by side, panel by
// panel, are read like a packed panel.
template <typename T>
typename GemmRun<T>::RowsOfA GemmRun<T>::ChooseRows(const Task& task) const {
  const RowsOfA packed = gemm_.packs_rows_ ? RowsOfA::kPacked : RowsOfA::kPackedByDepth;
  const Source plain = sizeof(T) == sizeof(double) ? Source::kF64 : Source::kF32;
  if (gemm_.types_.a != plain || NumPanels(task.columns) > 2) return packed;
  if (gemm_.packs_rows_) return RowsOfA::kAnywhere;
  const int64_t rows = PanelRows(task);
  for (int64_t r = 1; r < task.rows; ++r) {
    const auto i = static_cast<size_t>(r);
    if (r % rows != 0 && task.a_rows[i] != task.a_rows[i - 1] + 1) return packed;
  }
  return RowsOfA::kPanels;
}

template <typename T>
void GemmRun<T>::PackA(Task& task, int64_t begin, int64_t depth, T* out) const {
  const auto count = static_cast<size_t>(depth);
  if (task.reads_a()) {
    FillOffsets(gemm_.contraction_.k, &Axis::a, begin, std::span(task.a_depths).first(count));
    return;
  }
  std::array<int64_t, kDepth> depths;
  FillOffsets(gemm_.contraction_.k, &Axis::a, begin, std::span(depths).first(count));
  if (gemm_.packs_rows_) {
    kernels_.pack_rows(gemm_.types_.a, task.a, task.a_rows.data(), task.rows, depths.data(), depth,
                       out);
    return;
  }
  // A few k at a time for all panels: what lies side by side is read once.
  constexpr int64_t kSlice = 16;
  const int64_t rows = PanelRows(task);
  for (size_t i = 0; i < count; ++i) task.a_depths[i] = static_cast<int64_t>(i) * rows;
  for (int64_t first = 0; first < depth; first += kSlice) {
    for (int64_t r = 0; r < task.rows; r += rows) {
      kernels_.pack_panel(gemm_.types_.a, task.a, task.a_rows.data() + r,
                          std::min(rows, task.rows - r), depths.data() + first,
                          std::min(kSlice, depth - first), rows, out + r * depth + first * rows);
    }
  }
}

// --- Multiplying

template <typename T>
void GemmRun<T>::MultiplyPanel(const Task& task, PanelShape shape, const T* a, const T* b,
                               int64_t b_step, int64_t depth, Part part, T* c,
                               const int64_t* c_rows, const T* next) const {
  const int64_t rows_of_panel = gemm_.packs_rows_ ? task.rows : PanelRows(task);
  const bool anywhere = task.kind == RowsOfA::kAnywhere;
  const auto* tiles = anywhere            ? kernels_.anywhere_tiles[shape.vectors]
                      : gemm_.packs_rows_ ? kernels_.row_tiles[shape.vectors]
                                          : kernels_.panel_tiles[shape.vectors];
  const int64_t most =
      std::min(kernels_.max_rows[shape.vectors], anywhere ? kMostRowsAnywhere : kMostRows);
  const int64_t columns =
      std::min<int64_t>(shape.vectors * kernels_.width, task.columns - shape.column);
  // All tiles together bring a panel as wide as this one.
  const int64_t row_bytes = shape.vectors * kernels_.width * int64_t{sizeof(T)};
  const int64_t next_step = next == nullptr ? 0 : row_bytes / ((task.rows + most - 1) / most);
  const bool tells = part.is_last && gemm_.stores_in_place_ && epilogue_.run != nullptr;
  const auto* next_bytes = reinterpret_cast<const std::byte*>(next == nullptr ? b : next);
  for (int64_t panel = 0; panel < task.rows; panel += rows_of_panel) {
    const int64_t rows = std::min(rows_of_panel, task.rows - panel);
    const int64_t tiles_of_panel = (rows + most - 1) / most;
    const int64_t step = (rows + tiles_of_panel - 1) / tiles_of_panel;
    for (int64_t r = 0; r < rows; r += step) {
      const int64_t count = std::min(step, rows - r);
      const T* from = a + panel * depth + r;
      if (gemm_.packs_rows_) from = a + r * kRowStride;
      const int64_t* a_rows = task.a_rows.data() + panel + r;
      if (task.reads_a()) from = static_cast<const T*>(task.a) + (anywhere ? 0 : a_rows[0]);
      tiles[count]({.depth = depth,
                    .a = from,
                    .a_rows = a_rows,
                    .a_depths = task.a_depths.data(),
                    .b = b,
                    .b_step = b_step,
                    .c = c + shape.column,
                    .c_rows = c_rows + panel + r,
                    .columns = columns,
                    .accumulate = !part.is_first,
                    .next = next_bytes,
                    .next_step = next_step});
      next_bytes += next_step * depth;
      if (tells) {
        TellOfRows(epilogue_, task.c + task.first_column + shape.column,
                   std::span(task.c_rows)
                       .subspan(static_cast<size_t>(panel + r), static_cast<size_t>(count)),
                   columns);
      }
    }
  }
}

// One block of k of a task. `panels`: its packed panels, those of all of k when shared.
template <typename T>
void GemmRun<T>::Multiply(const Task& task, int64_t begin, int64_t depth, const T* a,
                          const T* panels, T* tail, T* c, const int64_t* c_rows) const {
  const int64_t usual_width = usual_vectors_ * kernels_.width;
  for (int64_t p = 0; p < NumPanels(task.columns); ++p) {
    const PanelShape shape = PanelAt(task.columns, p);
    const int64_t width = shape.vectors * kernels_.width;
    const T *b = nullptr, *next = nullptr;
    int64_t b_step = width;
    switch (gemm_.panels_) {
      case Gemm::Panels::kShared:
        b = panels + shape.column * gemm_.k_ + begin * width;
        // The next panel; after the last one, the first of the next k.
        next = p + 1 < NumPanels(task.columns) ? b + gemm_.k_ * width
               : begin + depth < gemm_.k_      ? panels + (begin + depth) * usual_width
                                               : nullptr;
        break;
      case Gemm::Panels::kLocal:
        b = panels + shape.column * depth;
        break;
      case Gemm::Panels::kDirect:
        b_step = gemm_.b_step_;
        b = static_cast<const T*>(task.b) + begin * b_step + task.column + shape.column;
        if (shape.column + width > task.columns) {  // reading whole vectors would leave the array
          std::array<int64_t, kDepth> depths;
          for (int64_t i = 0; i < depth; ++i) depths[static_cast<size_t>(i)] = i * b_step;
          std::array<int64_t, kMostVectors * 16> lanes;
          for (size_t i = 0; i < lanes.size(); ++i) lanes[i] = static_cast<int64_t>(i);
          kernels_.pack_panel(gemm_.types_.b, b, lanes.data(), task.columns - shape.column,
                              depths.data(), depth, width, tail);
          b = tail;
          b_step = width;
        }
        break;
    }
    const Part part{begin == 0, begin + depth == gemm_.k_};
    MultiplyPanel(task, shape, a, b, b_step, depth, part, c, c_rows, next);
  }
}

template <typename T>
void GemmRun<T>::RunTask(int64_t unit, int64_t row_block, const T* shared) const {
  Task task = TaskOf(unit, row_block);
  const Contraction& x = gemm_.contraction_;
  const auto rows = static_cast<size_t>(task.rows);
  FillOffsets(x.m, &Axis::a, task.row, std::span(task.a_rows).first(rows));
  FillOffsets(x.m, &Axis::c, task.row, std::span(task.c_rows).first(rows));
  task.kind = ChooseRows(task);
  const bool is_local = gemm_.panels_ == Gemm::Panels::kLocal;
  if (is_local) FillColumns(task);

  const int64_t depth = std::min(kDepth, std::max<int64_t>(gemm_.k_, 1));
  const int64_t stride = RoundUp(task.columns, kernels_.width);
  const int64_t a_size = gemm_.packs_rows_
                             ? task.rows * kRowStride
                             : RoundUp(RoundUp(task.rows, PanelRows(task)) * depth, 16);
  const int64_t b_size = (is_local ? stride : kMostVectors * kernels_.width) * depth;
  const int64_t c_size = gemm_.stores_in_place_ ? 0 : task.rows * stride;
  T* a = reinterpret_cast<T*>(
      ThreadScratch(static_cast<size_t>(a_size + b_size + c_size) * sizeof(T)));
  T *b = a + a_size, *c = b + b_size;
  std::array<int64_t, kBlockRows> tile_rows;
  const int64_t* c_rows = task.c_rows.data();
  if (gemm_.stores_in_place_) {
    c = static_cast<T*>(c_) + task.c + task.first_column;
  } else {
    for (size_t r = 0; r < rows; ++r) tile_rows[r] = static_cast<int64_t>(r) * stride;
    c_rows = tile_rows.data();
  }
  if (gemm_.k_ == 0) {
    for (size_t r = 0; r < rows; ++r) std::fill_n(c + c_rows[r], task.columns, T{});
    if (gemm_.stores_in_place_ && epilogue_.run != nullptr) {
      TellOfRows(epilogue_, task.c + task.first_column, std::span(task.c_rows).first(rows),
                 task.columns);
    }
  }
  for (int64_t begin = 0; begin < gemm_.k_; begin += kDepth) {
    const int64_t count = std::min(kDepth, gemm_.k_ - begin);
    PackA(task, begin, count, a);
    if (is_local) PackB(task, begin, count, b);
    Multiply(task, begin, count, a, is_local ? b : shared, b, c, c_rows);
  }
  if (!gemm_.stores_in_place_) Finish(task, c, stride);
}

// From a tile of sums to the result, in its type and at its strides.
template <typename T>
void GemmRun<T>::Finish(const Task& task, T* tile, int64_t stride) const {
  const Source to = gemm_.types_.c;
  std::array<int64_t, kBlockColumns> columns;
  FillOffsets(gemm_.contraction_.n, &Axis::c, task.column,
              std::span(columns).first(static_cast<size_t>(task.columns)));
  const auto at = [&](int64_t row, int64_t column) {
    const int64_t offset =
        task.c + task.c_rows[static_cast<size_t>(row)] + columns[static_cast<size_t>(column)];
    return static_cast<std::byte*>(c_) + offset * ElementBytes(to);
  };
  for (int64_t r = 0; r < task.rows; ++r) {
    const T* from = tile + r * stride;
    for (int64_t i = 0; i < task.columns;) {
      int64_t end = i + 1;
      const auto c = [&](int64_t index) { return columns[static_cast<size_t>(index)]; };
      while (end < task.columns && c(end) == c(end - 1) + 1) ++end;
      if (to == Source::kBf16 || to == Source::kF16) {
        kernels_.narrow(to, from + i, end - i, at(r, i));
      } else {
        std::copy_n(from + i, end - i, reinterpret_cast<T*>(at(r, i)));
      }
      if (epilogue_.run != nullptr) {
        const int64_t place = task.c + task.c_rows[static_cast<size_t>(r)] + c(i);
        epilogue_.run(epilogue_.context, place, end - i, 1, 0);
      }
      i = end;
    }
  }
}

template <typename T>
void GemmRun<T>::Run(base::ThreadPool& pool) {
  const int64_t units = gemm_.batch_ * gemm_.column_blocks_;
  const int64_t row_blocks = gemm_.row_blocks_;
  if (gemm_.panels_ != Gemm::Panels::kShared) {
    pool.ParallelFor(units * row_blocks, gemm_.grain_, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) RunTask(i / row_blocks, i % row_blocks, nullptr);
    });
    return;
  }
  const int64_t chunk = gemm_.chunk_units(), unit_size = gemm_.block_columns_ * gemm_.k_;
  const int64_t panels = NumPanels(std::min(gemm_.block_columns_, gemm_.n_));
  for (int64_t first = 0; first < units; first += chunk) {
    const int64_t count = std::min(chunk, units - first);
    pool.ParallelFor(count * panels, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t unit = first + i / panels;
        const Task task = TaskOf(unit, 0);
        if (i % panels >= NumPanels(task.columns)) continue;
        PackUnit(unit, i % panels, workspace_ + i / panels * unit_size);
      }
    });
    pool.ParallelFor(count * row_blocks, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        RunTask(first + i / row_blocks, i % row_blocks, workspace_ + i / row_blocks * unit_size);
      }
    });
  }
}

template class GemmRun<float>;
template class GemmRun<double>;

}  // namespace lockstep::runtime::cpu::matmul
