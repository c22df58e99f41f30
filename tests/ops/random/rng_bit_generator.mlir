// SPDX-License-Identifier: Apache-2.0
// stablehlo.rng_bit_generator: the bits and states that XLA gives on a CPU.

// THREE_FRY ui32 ()
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<43444564> : tensor<ui32>
  func.return
}

// -----

// THREE_FRY ui64 ()
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<9236835810183407956> : tensor<ui64>
  func.return
}

// -----

// THREE_FRY ui32 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[43444564]> : tensor<1xui32>
  func.return
}

// -----

// THREE_FRY ui64 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[9236835810183407956]> : tensor<1xui64>
  func.return
}

// -----

// THREE_FRY ui32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[43444564, 2150618427, 3979645651, 3745730563, 1672743891]> : tensor<5xui32>
  func.return
}

// -----

// THREE_FRY ui64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %s, dense<[1, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[9236835810183407956, 16087790271692313299, 18212823393184779219, 2658481902456610144, 16424712389986402477]> : tensor<5xui64>
  func.return
}

// -----

// THREE_FRY ui32 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  check.expect_eq_const %s, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[43444564, 2150618427, 3979645651, 3745730563, 1672743891, 4240503393, 2109414752, 618976052]> : tensor<8xui32>
  func.return
}

// -----

// THREE_FRY ui64 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
  check.expect_eq_const %s, dense<[1, 10]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[9236835810183407956, 16087790271692313299, 18212823393184779219, 2658481902456610144, 16424712389986402477, 16122702161355102743, 16513473339851961296, 13401158119780177765]> : tensor<8xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %s, dense<[1, 11]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[43444564, 2150618427, 3979645651, 3745730563, 1672743891], [2109414752, 618976052, 2534981805, 3824176357, 2868795927], [2915202000, 3844842626, 3159807845, 3120200270, 299673330]]> : tensor<3x5xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %s, dense<[1, 17]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[9236835810183407956, 16087790271692313299, 18212823393184779219, 2658481902456610144, 16424712389986402477], [16122702161355102743, 16513473339851961296, 13401158119780177765, 14554201658727638770, 7288330543630982713], [853546183039212516, 3116677314375671452, 5893929251593275775, 17607315122293360763, 6225994315530189186]]> : tensor<3x5xui64>
  func.return
}

// -----

// THREE_FRY ui32 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  check.expect_eq_const %s, dense<[1, 11]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[43444564, 3979645651, 1672743891], [2150618427, 3745730563, 4240503393], [2109414752, 2534981805, 2868795927], [618976052, 3824176357, 3753859121], [2915202000, 3159807845, 299673330]]> : tensor<5x3xui32>
  func.return
}

// -----

// THREE_FRY ui64 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  check.expect_eq_const %s, dense<[1, 17]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[9236835810183407956, 16087790271692313299, 18212823393184779219], [2658481902456610144, 16424712389986402477, 16122702161355102743], [16513473339851961296, 13401158119780177765, 14554201658727638770], [7288330543630982713, 853546183039212516, 3116677314375671452], [5893929251593275775, 17607315122293360763, 6225994315530189186]]> : tensor<5x3xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
  check.expect_eq_const %s, dense<[1, 8]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[43444564, 3979645651, 1672743891], [2150618427, 3745730563, 4240503393], [2109414752, 2534981805, 2868795927]]> : tensor<3x3xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  check.expect_eq_const %s, dense<[1, 11]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[9236835810183407956, 16087790271692313299, 18212823393184779219], [2658481902456610144, 16424712389986402477, 16122702161355102743], [16513473339851961296, 13401158119780177765, 14554201658727638770]]> : tensor<3x3xui64>
  func.return
}

// -----

// THREE_FRY ui32 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[43444564, 3979645651, 1672743891], [2150618427, 3745730563, 4240503393]]> : tensor<2x3xui32>
  func.return
}

// -----

// THREE_FRY ui64 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  check.expect_eq_const %s, dense<[1, 8]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[9236835810183407956, 16087790271692313299, 18212823393184779219], [2658481902456610144, 16424712389986402477, 16122702161355102743]]> : tensor<2x3xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %s, dense<[1, 8]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[43444564, 2150618427, 3979645651, 3745730563], [1672743891, 4240503393, 2109414752, 618976052], [2534981805, 3824176357, 2868795927, 3753859121]]> : tensor<3x4xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %s, dense<[1, 14]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[9236835810183407956, 16087790271692313299, 18212823393184779219, 2658481902456610144], [16424712389986402477, 16122702161355102743, 16513473339851961296, 13401158119780177765], [14554201658727638770, 7288330543630982713, 853546183039212516, 3116677314375671452]]> : tensor<3x4xui64>
  func.return
}

// -----

// THREE_FRY ui32 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui32>
  func.return
}

// -----

// THREE_FRY ui64 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui64>
  func.return
}

// -----

// THREE_FRY ui32 ()
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<1010520186> : tensor<ui32>
  func.return
}

// -----

// THREE_FRY ui64 ()
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<8112081530999492730> : tensor<ui64>
  func.return
}

// -----

// THREE_FRY ui32 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[1010520186]> : tensor<1xui32>
  func.return
}

// -----

// THREE_FRY ui64 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[8112081530999492730]> : tensor<1xui64>
  func.return
}

// -----

// THREE_FRY ui32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[1010520186, 1888741164, 2754706343, 569486026, 1593802813]> : tensor<5xui32>
  func.return
}

// -----

// THREE_FRY ui64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[8112081530999492730, 2445923859953712039, 5540413775124856893, 7268757770303430396, 4623188616535824262]> : tensor<5xui64>
  func.return
}

// -----

// THREE_FRY ui32 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[1010520186, 1888741164, 2754706343, 569486026, 1593802813, 1289978105, 961273596, 1692389550]> : tensor<8xui32>
  func.return
}

// -----

// THREE_FRY ui64 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 6]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[8112081530999492730, 2445923859953712039, 5540413775124856893, 7268757770303430396, 4623188616535824262, 16385367623706935656, 18001060029506584597, 4754249918021311234]> : tensor<8xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1010520186, 1888741164, 2754706343, 569486026, 1593802813], [961273596, 1692389550, 1379882886, 1076419981, 1430061416], [523829269, 4191198393, 2165775106, 1106935068, 2207507590]]> : tensor<3x5xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 13]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[8112081530999492730, 2445923859953712039, 5540413775124856893, 7268757770303430396, 4623188616535824262], [16385367623706935656, 18001060029506584597, 4754249918021311234, 9352431159152469126, 11080672538751705225], [4331478480766497594, 6821761343824988561, 16682754511523708815, 13736286573250999496, 2516141863591576142]]> : tensor<3x5xui64>
  func.return
}

// -----

// THREE_FRY ui32 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1010520186, 2754706343, 1593802813], [1888741164, 569486026, 1289978105], [961273596, 1379882886, 1430061416], [1692389550, 1076419981, 3815015690], [523829269, 2165775106, 2207507590]]> : tensor<5x3xui32>
  func.return
}

// -----

// THREE_FRY ui64 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 13]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[8112081530999492730, 2445923859953712039, 5540413775124856893], [7268757770303430396, 4623188616535824262, 16385367623706935656], [18001060029506584597, 4754249918021311234, 9352431159152469126], [11080672538751705225, 4331478480766497594, 6821761343824988561], [16682754511523708815, 13736286573250999496, 2516141863591576142]]> : tensor<5x3xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1010520186, 2754706343, 1593802813], [1888741164, 569486026, 1289978105], [961273596, 1379882886, 1430061416]]> : tensor<3x3xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[8112081530999492730, 2445923859953712039, 5540413775124856893], [7268757770303430396, 4623188616535824262, 16385367623706935656], [18001060029506584597, 4754249918021311234, 9352431159152469126]]> : tensor<3x3xui64>
  func.return
}

// -----

// THREE_FRY ui32 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1010520186, 2754706343, 1593802813], [1888741164, 569486026, 1289978105]]> : tensor<2x3xui32>
  func.return
}

// -----

// THREE_FRY ui64 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[8112081530999492730, 2445923859953712039, 5540413775124856893], [7268757770303430396, 4623188616535824262, 16385367623706935656]]> : tensor<2x3xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1010520186, 1888741164, 2754706343, 569486026], [1593802813, 1289978105, 961273596, 1692389550], [1379882886, 1076419981, 1430061416, 3815015690]]> : tensor<3x4xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 10]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[8112081530999492730, 2445923859953712039, 5540413775124856893, 7268757770303430396], [4623188616535824262, 16385367623706935656, 18001060029506584597, 4754249918021311234], [9352431159152469126, 11080672538751705225, 4331478480766497594, 6821761343824988561]]> : tensor<3x4xui64>
  func.return
}

// -----

// THREE_FRY ui32 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui32>
  func.return
}

// -----

// THREE_FRY ui64 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui64>
  func.return
}

// -----

// THREE_FRY ui32 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui32>
  func.return
}

// -----

// THREE_FRY ui64 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui64>
  func.return
}

// -----

// PHILOX ui32 ()
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<2100602697> : tensor<ui32>
  func.return
}

// -----

// PHILOX ui64 ()
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<12229731395331991369> : tensor<ui64>
  func.return
}

// -----

// PHILOX ui32 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[2100602697]> : tensor<1xui32>
  func.return
}

// -----

// PHILOX ui64 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %s, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12229731395331991369]> : tensor<1xui64>
  func.return
}

// -----

// PHILOX ui32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[2100602697, 2847456232, 2074354647, 800269529, 1828267006]> : tensor<5xui32>
  func.return
}

// -----

// PHILOX ui64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12229731395331991369, 3437131457114678231, 13465615291114923006, 9328616520744100567, 10786996542579945571]> : tensor<5xui64>
  func.return
}

// -----

// PHILOX ui32 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[2100602697, 2847456232, 2074354647, 800269529, 1828267006, 3135207875, 3972719319, 2171987788]> : tensor<8xui32>
  func.return
}

// -----

// PHILOX ui64 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
  check.expect_eq_const %s, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12229731395331991369, 3437131457114678231, 13465615291114923006, 9328616520744100567, 10786996542579945571, 14491549444881034529, 11286196318046670563, 5724011709439120292]> : tensor<8xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %s, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[2100602697, 2847456232, 2074354647, 800269529, 1828267006], [3135207875, 3972719319, 2171987788, 433598563, 2511543348], [3408178465, 3374076784, 578703075, 2627772353, 2538312612]]> : tensor<3x5xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %s, dense<[1, 10]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12229731395331991369, 3437131457114678231, 13465615291114923006, 9328616520744100567, 10786996542579945571], [14491549444881034529, 11286196318046670563, 5724011709439120292, 411073547657390924, 8519712135953034949], [14310214831341330501, 6250537654016691130, 18278310617901171541, 14862372754723619264, 15052432425317157709]]> : tensor<3x5xui64>
  func.return
}

// -----

// PHILOX ui32 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  check.expect_eq_const %s, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[2100602697, 2847456232, 2074354647], [800269529, 1828267006, 3135207875], [3972719319, 2171987788, 433598563], [2511543348, 3408178465, 3374076784], [578703075, 2627772353, 2538312612]]> : tensor<5x3xui32>
  func.return
}

// -----

// PHILOX ui64 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  check.expect_eq_const %s, dense<[1, 10]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12229731395331991369, 3437131457114678231, 13465615291114923006], [9328616520744100567, 10786996542579945571, 14491549444881034529], [11286196318046670563, 5724011709439120292, 411073547657390924], [8519712135953034949, 14310214831341330501, 6250537654016691130], [18278310617901171541, 14862372754723619264, 15052432425317157709]]> : tensor<5x3xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[2100602697, 2847456232, 2074354647], [800269529, 1828267006, 3135207875], [3972719319, 2171987788, 433598563]]> : tensor<3x3xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  check.expect_eq_const %s, dense<[1, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12229731395331991369, 3437131457114678231, 13465615291114923006], [9328616520744100567, 10786996542579945571, 14491549444881034529], [11286196318046670563, 5724011709439120292, 411073547657390924]]> : tensor<3x3xui64>
  func.return
}

// -----

// PHILOX ui32 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[2100602697, 2847456232, 2074354647], [800269529, 1828267006, 3135207875]]> : tensor<2x3xui32>
  func.return
}

// -----

// PHILOX ui64 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12229731395331991369, 3437131457114678231, 13465615291114923006], [9328616520744100567, 10786996542579945571, 14491549444881034529]]> : tensor<2x3xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[2100602697, 2847456232, 2074354647, 800269529], [1828267006, 3135207875, 3972719319, 2171987788], [433598563, 2511543348, 3408178465, 3374076784]]> : tensor<3x4xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %s, dense<[1, 8]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12229731395331991369, 3437131457114678231, 13465615291114923006, 9328616520744100567], [10786996542579945571, 14491549444881034529, 11286196318046670563, 5724011709439120292], [411073547657390924, 8519712135953034949, 14310214831341330501, 6250537654016691130]]> : tensor<3x4xui64>
  func.return
}

// -----

// PHILOX ui32 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui32>
  func.return
}

// -----

// PHILOX ui64 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
  check.expect_eq_const %s, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui64>
  func.return
}

// -----

// PHILOX ui32 ()
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 0]> : tensor<2xui64>
  check.expect_eq_const %0, dense<1480449822> : tensor<ui32>
  func.return
}

// -----

// PHILOX ui64 ()
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 0]> : tensor<2xui64>
  check.expect_eq_const %0, dense<12951043062988922654> : tensor<ui64>
  func.return
}

// -----

// PHILOX ui32 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 0]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[1480449822]> : tensor<1xui32>
  func.return
}

// -----

// PHILOX ui64 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 0]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12951043062988922654]> : tensor<1xui64>
  func.return
}

// -----

// PHILOX ui32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[1480449822, 3015399692, 3935955418, 1076038438, 271420659]> : tensor<5xui32>
  func.return
}

// -----

// PHILOX ui64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12951043062988922654, 4621549904384879066, 2311151477393820915, 12915309976788939262, 12257446613617217590]> : tensor<5xui64>
  func.return
}

// -----

// PHILOX ui32 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[1480449822, 3015399692, 3935955418, 1076038438, 271420659, 538106886, 3801100798, 3007079934]> : tensor<8xui32>
  func.return
}

// -----

// PHILOX ui64 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12951043062988922654, 4621549904384879066, 2311151477393820915, 12915309976788939262, 12257446613617217590, 5742233398050205411, 146567561918284437, 14665322427105794120]> : tensor<8xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1480449822, 3015399692, 3935955418, 1076038438, 271420659], [538106886, 3801100798, 3007079934, 2583171126, 2853909184], [338341603, 1336967898, 3350987413, 34125419, 406181960]]> : tensor<3x5xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12951043062988922654, 4621549904384879066, 2311151477393820915, 12915309976788939262, 12257446613617217590], [5742233398050205411, 146567561918284437, 14665322427105794120, 15259235453561345576, 1282587539942413844], [1089963090337964795, 17071184563557974573, 17846695270016392243, 2018532290524927879, 4317921395997602884]]> : tensor<3x5xui64>
  func.return
}

// -----

// PHILOX ui32 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 3]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1480449822, 3015399692, 3935955418], [1076038438, 271420659, 538106886], [3801100798, 3007079934, 2583171126], [2853909184, 338341603, 1336967898], [3350987413, 34125419, 406181960]]> : tensor<5x3xui32>
  func.return
}

// -----

// PHILOX ui64 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12951043062988922654, 4621549904384879066, 2311151477393820915], [12915309976788939262, 12257446613617217590, 5742233398050205411], [146567561918284437, 14665322427105794120, 15259235453561345576], [1282587539942413844, 1089963090337964795, 17071184563557974573], [17846695270016392243, 2018532290524927879, 4317921395997602884]]> : tensor<5x3xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1480449822, 3015399692, 3935955418], [1076038438, 271420659, 538106886], [3801100798, 3007079934, 2583171126]]> : tensor<3x3xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12951043062988922654, 4621549904384879066, 2311151477393820915], [12915309976788939262, 12257446613617217590, 5742233398050205411], [146567561918284437, 14665322427105794120, 15259235453561345576]]> : tensor<3x3xui64>
  func.return
}

// -----

// PHILOX ui32 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1480449822, 3015399692, 3935955418], [1076038438, 271420659, 538106886]]> : tensor<2x3xui32>
  func.return
}

// -----

// PHILOX ui64 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12951043062988922654, 4621549904384879066, 2311151477393820915], [12915309976788939262, 12257446613617217590, 5742233398050205411]]> : tensor<2x3xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 2]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[1480449822, 3015399692, 3935955418, 1076038438], [271420659, 538106886, 3801100798, 3007079934], [2583171126, 2853909184, 338341603, 1336967898]]> : tensor<3x4xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[[12951043062988922654, 4621549904384879066, 2311151477393820915, 12915309976788939262], [12257446613617217590, 5742233398050205411, 146567561918284437, 14665322427105794120], [15259235453561345576, 1282587539942413844, 1089963090337964795, 17071184563557974573]]> : tensor<3x4xui64>
  func.return
}

// -----

// PHILOX ui32 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui32>
  func.return
}

// -----

// PHILOX ui64 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
  check.expect_eq_const %s, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui64>
  func.return
}

// -----

// PHILOX ui32 ()
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  check.expect_eq_const %s, dense<[3, 0, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<3238653176> : tensor<ui32>
  func.return
}

// -----

// PHILOX ui64 ()
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  check.expect_eq_const %s, dense<[3, 0, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<380346677586423032> : tensor<ui64>
  func.return
}

// -----

// PHILOX ui32 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  check.expect_eq_const %s, dense<[3, 0, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[3238653176]> : tensor<1xui32>
  func.return
}

// -----

// PHILOX ui64 (1,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>)
  check.expect_eq_const %s, dense<[3, 0, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[380346677586423032]> : tensor<1xui64>
  func.return
}

// -----

// PHILOX ui32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  check.expect_eq_const %s, dense<[3, 1, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[3238653176, 88556361, 4129392015, 3665973541, 3610122722]> : tensor<5xui32>
  func.return
}

// -----

// PHILOX ui64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>)
  check.expect_eq_const %s, dense<[3, 2, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[380346677586423032, 15745236470725707151, 15961453168360823266, 16627095604091648603, 1622449099748620799]> : tensor<5xui64>
  func.return
}

// -----

// PHILOX ui32 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8xui32>)
  check.expect_eq_const %s, dense<[3, 1, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[3238653176, 88556361, 4129392015, 3665973541, 3610122722, 3716315414, 2555869787, 3871297371]> : tensor<8xui32>
  func.return
}

// -----

// PHILOX ui64 (8,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8xui64>)
  check.expect_eq_const %s, dense<[3, 3, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[380346677586423032, 15745236470725707151, 15961453168360823266, 16627095604091648603, 1622449099748620799, 16387533939623683449, 17340963815474403095, 6820215555961883657]> : tensor<8xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>)
  check.expect_eq_const %s, dense<[3, 3, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[3238653176, 88556361, 4129392015, 3665973541, 3610122722], [3716315414, 2555869787, 3871297371, 816527871, 377755868], [267216249, 3815520075, 3158382359, 4037507766, 3232992265]]> : tensor<3x5xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 5)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>)
  check.expect_eq_const %s, dense<[3, 7, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[380346677586423032, 15745236470725707151, 15961453168360823266, 16627095604091648603, 1622449099748620799], [16387533939623683449, 17340963815474403095, 6820215555961883657, 15830500796301242913, 14847443038000878790], [11242635231760152123, 11681813920041776942, 11734452316402570508, 14592048170502730213, 1248230531145590992]]> : tensor<3x5xui64>
  func.return
}

// -----

// PHILOX ui32 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui32>)
  check.expect_eq_const %s, dense<[3, 3, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[3238653176, 88556361, 4129392015], [3665973541, 3610122722, 3716315414], [2555869787, 3871297371, 816527871], [377755868, 267216249, 3815520075], [3158382359, 4037507766, 3232992265]]> : tensor<5x3xui32>
  func.return
}

// -----

// PHILOX ui64 (5, 3)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui64>)
  check.expect_eq_const %s, dense<[3, 7, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[380346677586423032, 15745236470725707151, 15961453168360823266], [16627095604091648603, 1622449099748620799, 16387533939623683449], [17340963815474403095, 6820215555961883657, 15830500796301242913], [14847443038000878790, 11242635231760152123, 11681813920041776942], [11734452316402570508, 14592048170502730213, 1248230531145590992]]> : tensor<5x3xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui32>)
  check.expect_eq_const %s, dense<[3, 2, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[3238653176, 88556361, 4129392015], [3665973541, 3610122722, 3716315414], [2555869787, 3871297371, 816527871]]> : tensor<3x3xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 3)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui64>)
  check.expect_eq_const %s, dense<[3, 4, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[380346677586423032, 15745236470725707151, 15961453168360823266], [16627095604091648603, 1622449099748620799, 16387533939623683449], [17340963815474403095, 6820215555961883657, 15830500796301242913]]> : tensor<3x3xui64>
  func.return
}

// -----

// PHILOX ui32 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui32>)
  check.expect_eq_const %s, dense<[3, 1, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[3238653176, 88556361, 4129392015], [3665973541, 3610122722, 3716315414]]> : tensor<2x3xui32>
  func.return
}

// -----

// PHILOX ui64 (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui64>)
  check.expect_eq_const %s, dense<[3, 2, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[380346677586423032, 15745236470725707151, 15961453168360823266], [16627095604091648603, 1622449099748620799, 16387533939623683449]]> : tensor<2x3xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui32>)
  check.expect_eq_const %s, dense<[3, 2, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[3238653176, 88556361, 4129392015, 3665973541], [3610122722, 3716315414, 2555869787, 3871297371], [816527871, 377755868, 267216249, 3815520075]]> : tensor<3x4xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 4)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui64>)
  check.expect_eq_const %s, dense<[3, 5, 8]> : tensor<3xui64>
  check.expect_eq_const %0, dense<[[380346677586423032, 15745236470725707151, 15961453168360823266, 16627095604091648603], [1622449099748620799, 16387533939623683449, 17340963815474403095, 6820215555961883657], [15830500796301242913, 14847443038000878790, 11242635231760152123, 11681813920041776942]]> : tensor<3x4xui64>
  func.return
}

// -----

// PHILOX ui32 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>)
  check.expect_eq_const %s, dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui32>
  func.return
}

// -----

// PHILOX ui64 (0,)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui64>)
  check.expect_eq_const %s, dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %0, dense<> : tensor<0xui64>
  func.return
}

// -----

// PHILOX ui32 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0xui32>)
  check.expect_eq_const %s, dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui32>
  func.return
}

// -----

// PHILOX ui64 (3, 0)
func.func @main() {
  %a = stablehlo.constant dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0xui64>)
  check.expect_eq_const %s, dense<[3, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %0, dense<> : tensor<3x0xui64>
  func.return
}

// -----

// DEFAULT ui32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[2100602697, 2847456232, 2074354647, 800269529, 1828267006]> : tensor<5xui32>
  func.return
}

// -----

// DEFAULT ui64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[12229731395331991369, 3437131457114678231, 13465615291114923006, 9328616520744100567, 10786996542579945571]> : tensor<5xui64>
  func.return
}

// -----

// THREE_FRY i8 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[84, 59, -45, 3, -45]> : tensor<5xi8>
  func.return
}

// -----

// THREE_FRY ui16 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[59732, 54587, 37587, 20483, 3027]> : tensor<5xui16>
  func.return
}

// -----

// THREE_FRY i32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[43444564, -2144348869, -315321645, -549236733, 1672743891]> : tensor<5xi32>
  func.return
}

// -----

// THREE_FRY i64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %s, dense<[1, 7]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[-9209908263526143660, -2358953802017238317, -233920680524772397, 2658481902456610144, -2022031683723149139]> : tensor<5xi64>
  func.return
}

// -----

// THREE_FRY i4 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi4>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[4, -5, 3, 3, 3]> : tensor<5xi4>
  func.return
}

// -----

// PHILOX i8 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[73, -24, -41, -39, -2]> : tensor<5xi8>
  func.return
}

// -----

// PHILOX ui16 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[42825, 48104, 9175, 9433, 9214]> : tensor<5xui16>
  func.return
}

// -----

// PHILOX i32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[2100602697, -1447511064, 2074354647, 800269529, 1828267006]> : tensor<5xi32>
  func.return
}

// -----

// PHILOX i64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[-6217012678377560247, 3437131457114678231, -4981128782594628610, -9118127552965451049, -7659747531129606045]> : tensor<5xi64>
  func.return
}

// -----

// PHILOX i4 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi4>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[-7, -8, 7, -7, -2]> : tensor<5xi4>
  func.return
}

// -----

// DEFAULT i8 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[73, -24, -41, -39, -2]> : tensor<5xi8>
  func.return
}

// -----

// DEFAULT ui16 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[42825, 48104, 9175, 9433, 9214]> : tensor<5xui16>
  func.return
}

// -----

// DEFAULT i32 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[2100602697, -1447511064, 2074354647, 800269529, 1828267006]> : tensor<5xi32>
  func.return
}

// -----

// DEFAULT i64 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %s, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[-6217012678377560247, 3437131457114678231, -4981128782594628610, -9118127552965451049, -7659747531129606045]> : tensor<5xi64>
  func.return
}

// -----

// DEFAULT i4 (5,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %0 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi4>)
  check.expect_eq_const %s, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %0, dense<[-7, -8, 7, -7, -2]> : tensor<5xi4>
  func.return
}

// -----

// a float has the bits of an integer: f32
func.func @main() {
  %a = stablehlo.constant dense<[5, 6]> : tensor<2xui64>
  %s0, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xf32>)
  %s1, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %2 = stablehlo.bitcast_convert %0 : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq %2, %1 : tensor<7xui32>
  func.return
}

// -----

// a float has the bits of an integer: f64
func.func @main() {
  %a = stablehlo.constant dense<[5, 6]> : tensor<2xui64>
  %s0, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xf64>)
  %s1, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
  %2 = stablehlo.bitcast_convert %0 : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq %2, %1 : tensor<7xui64>
  func.return
}

// -----

// a float has the bits of an integer: bf16
func.func @main() {
  %a = stablehlo.constant dense<[5, 6]> : tensor<2xui64>
  %s0, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xbf16>)
  %s1, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
  %2 = stablehlo.bitcast_convert %0 : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq %2, %1 : tensor<7xui16>
  func.return
}

// -----

// a float has the bits of an integer: f16
func.func @main() {
  %a = stablehlo.constant dense<[5, 6]> : tensor<2xui64>
  %s0, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xf16>)
  %s1, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
  %2 = stablehlo.bitcast_convert %0 : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq %2, %1 : tensor<7xui16>
  func.return
}

// -----

// a float has the bits of an integer: f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[5, 6]> : tensor<2xui64>
  %s0, %0 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xf8E5M2>)
  %s1, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %2 = stablehlo.bitcast_convert %0 : (tensor<7xf8E5M2>) -> tensor<7xui8>
  check.expect_eq %2, %1 : tensor<7xui8>
  func.return
}
