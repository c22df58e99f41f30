// SPDX-License-Identifier: Apache-2.0
// Custom calls of LAPACK as JAX emits them; XLA's results.

// spotrf uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[2.890625, -1.453125, -0.609375, -0.875], [-1.453125, 5.140625, 1.390625, 1.84375], [-0.609375, 1.390625, 3.03125, 0.765625], [-0.875, 1.84375, 0.765625, 3.34375]]> : tensor<4x4xf32>
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[1.7001838684082031, -1.453125, -0.609375, -0.875], [-0.8546869158744812, 2.100032091140747, 1.390625, 1.84375], [-0.3584170937538147, 0.5163210034370422, 1.6236377954483032, 0.765625], [-0.5146502256393433, 0.6685065031051636, 0.14535361528396606, 1.6158145666122437]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  check.expect_eq_const %0#1, dense<0> : tensor<i32>
  func.return
}

// -----

// dpotrf uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[9.21875, 4.734375, 5.203125, 3.375], [4.734375, 7.203125, 2.796875, 1.71875], [5.203125, 2.796875, 8.53125, 3.984375], [3.375, 1.71875, 3.984375, 4.515625]], [[5.125, -1.1875, -1.5625, 0.53125], [-1.1875, 3.171875, 0.875, -1.875], [-1.5625, 0.875, 3.609375, -1.09375], [0.53125, -1.875, -1.09375, 6.921875]]]> : tensor<2x4x4xf64>
  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[3.0362394503727796, 4.734375, 5.203125, 3.375], [1.5592890736660208, 2.1844318677280286, 2.796875, 1.71875], [1.7136741304646368, 0.05711400496648784, 2.364594883909918, 3.984375], [1.1115724089500347, -0.006643700853669166, 0.8795931942339664, 1.583130902217903]], [[2.2638462845343543, -1.1875, -1.5625, 0.53125], [-0.5245497488555211, 1.7019760753240951, 0.875, -1.875], [-0.6901970379677909, 0.30138926422657963, 1.744181057169653, -1.09375], [0.23466699290904888, -1.0293361423845369, -0.3563578858027968, 2.3833343377810228]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  check.expect_eq_const %0#1, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// cpotrf uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(11.0, 0.0), (-0.453125, -2.078125), (5.515625, 0.46875), (2.140625, 1.390625)], [(-0.453125, 2.078125), (9.703125, 0.0), (-0.328125, 1.875), (-3.375, 1.640625)], [(5.515625, -0.46875), (-0.328125, -1.875), (7.4375, 0.0), (1.59375, 0.75)], [(2.140625, -1.390625), (-3.375, -1.640625), (1.59375, -0.75), (6.1875, 0.0)]]> : tensor<4x4xcomplex<f32>>
  %0:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[3.316624879837036, -0.453125, 5.515625, 2.140625], [-0.1366223245859146, 3.04825496673584, -0.328125, -3.375], [1.6630234718322754, -0.004055563360452652, 2.138617515563965, 1.59375], [0.6454227566719055, -0.9920769333839417, 0.158264622092247, 2.0980947017669678]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[0.0, -2.078125, 0.46875, 1.390625], [0.6265782713890076, 0.0, 1.875, 1.640625], [-0.1413334459066391, -0.27960091829299927, 0.0, 0.75], [-0.419289231300354, -0.4243415892124176, 0.061597131192684174, 0.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  check.expect_eq_const %0#1, dense<0> : tensor<i32>
  func.return
}

// -----

// zpotrf uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(11.125, 0.0), (-4.296875, 0.8125), (-1.234375, -2.9375), (-2.4375, -0.734375)], [(-4.296875, -0.8125), (9.484375, 0.0), (0.625, -0.09375), (0.125, 0.5625)], [(-1.234375, 2.9375), (0.625, 0.09375), (5.515625, 0.0), (1.296875, 0.0)], [(-2.4375, 0.734375), (0.125, -0.5625), (1.296875, 0.0), (4.421875, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %0:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[3.3354160160315836, -4.296875, -1.234375, -2.4375], [-1.288257590461637, 2.786651663372645, 0.625, 0.125], [-0.37008127144170655, 0.13018365897673678, 2.0885942767910493, 1.296875], [-0.7307933967709649, -0.27373927687565003, 0.42385994982244746, 1.8642065045355052]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[0.0, 0.8125, -2.9375, -0.734375], [-0.24359779892365496, 0.0, -0.09375, 0.5625], [0.8806997345701372, 0.4731373922522742, 0.0, 0.0], [0.2201749336425343, -0.036186190369494026, -0.3288969886417712, 0.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  check.expect_eq_const %0#1, dense<0> : tensor<i32>
  func.return
}

// -----

// dpotrf uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[4.015625, -0.390625, 1.953125, 0.203125], [-0.390625, 3.890625, -0.046875, -2.515625], [1.953125, -0.046875, 6.421875, -1.859375], [0.203125, -2.515625, -1.859375, 8.6875]]> : tensor<4x4xf64>
  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[2.003902442735175, -0.19493214423493915, 0.9746607211746958, 0.10136471500216837], [-0.390625, 1.9628108566909774, 0.07291466918082566, -1.2715773148730904], [1.953125, -0.046875, 2.338075047901045, -0.7978591485540798], [0.203125, -2.515625, -1.859375, 2.5345092436054024]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  check.expect_eq_const %0#1, dense<0> : tensor<i32>
  func.return
}

// -----

// zpotrf uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(12.234375, 0.0), (-4.828125, -3.28125), (-2.34375, 0.234375), (-2.125, -1.015625)], [(-4.828125, 3.28125), (12.15625, 0.0), (0.3125, 0.03125), (1.0, 2.625)], [(-2.34375, -0.234375), (0.3125, -0.03125), (3.921875, 0.0), (0.9375, -1.921875)], [(-2.125, 1.015625), (1.0, -2.625), (0.9375, 1.921875), (7.171875, 0.0)]], [[(7.734375, 0.0), (-1.796875, -0.5625), (-0.015625, -2.1875), (4.390625, 0.1875)], [(-1.796875, 0.5625), (4.65625, 0.0), (0.484375, 1.28125), (-3.34375, 1.203125)], [(-0.015625, 2.1875), (0.484375, -1.28125), (4.125, 0.0), (-0.734375, 1.53125)], [(4.390625, -0.1875), (-3.34375, -1.203125), (-0.734375, -1.53125), (10.90625, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %0:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[[3.4977671449083054, -1.380344888603661, -0.6700703342736217, -0.6075304364080837], [-4.828125, 3.061187555977837, -0.17952802808310522, -0.03625762135796044], [-2.34375, 0.3125, 1.8373240687736399, 0.17364092350993005], [-2.125, 1.0, 0.9375, 2.1601759646017338]], [[2.7810744326608736, -0.6461082015272737, -0.005618332187193684, 1.5787513446014254], [-1.796875, 2.048874105700519, 0.15699063183487572, -1.1274823758166543], [-0.015625, 0.484375, 1.8272548755906508, -0.3647530850931504], [4.390625, -3.34375, -0.734375, 2.6052362166448275]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, -0.9380984679830705, 0.06700703342736218, -0.29036381151856944], [3.28125, 0.0, 0.2457656567451398, 0.9127572608630469], [-0.234375, -0.03125, 0.0, -1.089733373386835], [1.015625, -2.625, 1.921875, 0.0]], [[0.0, -0.20225995873897262, -0.7865665062071158, 0.06741998624632421], [0.5625, 0.0, 0.3778559603907911, 0.45262294138143405], [2.1875, -1.28125, 0.0, -0.11342021393456335], [-0.1875, -1.203125, -1.53125, 0.0]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  check.expect_eq_const %0#1, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// sgetrf
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -0.125, 0.5, 0.75], [0.875, 0.875, -0.5, 1.5], [-1.25, 0.875, 0.5, 0.875]]> : tensor<3x4xf32>
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xi32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[-1.25, 0.875, 0.5, 0.875], [-0.699999988079071, 1.4874999523162842, -0.15000000596046448, 2.112499952316284], [-0.800000011920929, 0.38655462861061096, 0.9579831957817078, 0.6334033608436584]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  check.expect_eq_const %0#1, dense<[3, 2, 3]> : tensor<3xi32>
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// dgetrf
func.func @main() {
  %a = stablehlo.constant dense<[[[1.875, 1.5, -1.125], [-1.75, 0.875, -1.0], [-0.0, 0.875, -1.625], [-2.125, 0.25, 0.0], [-0.25, 0.0, -0.875]], [[-1.5, -0.125, -1.0], [-1.625, 0.5, -0.0], [0.375, -1.0, -0.625], [-1.0, -0.875, 0.25], [-0.75, 0.375, 0.375]]]> : tensor<2x5x3xf64>
  %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[-2.125, 0.25, 0.0], [-0.8823529411764706, 1.7205882352941178, -1.125], [0.0, 0.5085470085470085, -1.0528846153846154], [0.8235294117647058, 0.3888888888888889, 0.5342465753424657], [0.11764705882352941, -0.017094017094017092, 0.8493150684931506]], [[-1.625, 0.5, -0.0], [0.6153846153846154, -1.1826923076923077, 0.25], [0.9230769230769231, 0.4959349593495935, -1.1239837398373984], [-0.23076923076923078, 0.7479674796747967, 0.7224231464737794], [0.46153846153846156, -0.1219512195121951, -0.360759493670886]]]> : tensor<2x5x3xf64>}> : (tensor<2x5x3xf64>) -> ()
  check.expect_eq_const %0#1, dense<[[4, 4, 3], [2, 4, 4]]> : tensor<2x3xi32>
  check.expect_eq_const %0#2, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// cgetrf
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (-1.375, -2.25), (0.875, -0.75), (-0.125, -2.0)], [(-0.0, -3.25), (-1.5, -0.5), (-0.5, 1.375), (0.75, 0.0)], [(-0.125, -1.125), (0.125, -1.0), (-0.25, 1.125), (1.125, 0.125)]]> : tensor<3x4xcomplex<f32>>
  %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[-0.0, -1.5, -0.5, 0.75], [-0.0, -1.682692289352417, 1.7211538553237915, -0.125], [0.3461538553237915, 0.0125027596950531, -0.37949347496032715, -0.4028494358062744]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[-3.25, -0.5, 1.375, 0.0], [0.6153846383094788, -1.3269230127334595, -0.4423076808452606, -2.461538553237915], [-0.03846153989434242, 0.5158549547195435, -0.25252795219421387, 0.24910405278205872]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  check.expect_eq_const %0#1, dense<[2, 2, 3]> : tensor<3xi32>
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// zgetrf
func.func @main() {
  %a = stablehlo.constant dense<[[(0.0, 1.5), (-0.0, -0.5), (0.0, 0.75)], [(0.75, 0.375), (0.5, -2.625), (0.25, 0.25)], [(-1.0, 0.0), (0.5, 0.125), (-0.625, -1.125)], [(1.125, -0.25), (-1.25, -0.125), (-0.125, 1.25)], [(0.0, 0.375), (-1.375, 0.0), (1.75, 1.5)]]> : tensor<5x3xcomplex<f64>>
  %0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[0.0, -0.0, 0.0], [0.25, 0.75, -0.125], [0.25, -0.19724770642201833, 1.6946674311926606], [-0.16666666666666666, -0.019877675840978604, 0.10715082977429335], [0.0, -0.02752293577981651, -0.36191459640821017]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[1.5, -0.5, 0.75], [-0.5, -2.5, 0.0625], [-0.0, -0.4908256880733945, 1.2634747706422018], [-0.75, -0.34403669724770636, 0.7068380352762683], [0.6666666666666666, 0.07492354740061162, -0.3874768578856963]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  check.expect_eq_const %0#1, dense<[1, 2, 5]> : tensor<3xi32>
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// sgeqrf
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -0.375, -1.875, 1.625], [1.0, 0.875, 0.625, 0.125], [0.25, -0.25, -0.25, 0.0]]> : tensor<3x4xf32>
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[1.1456438302993774, 0.8728715181350708, 1.309307336807251, -0.6000993251800537], [-0.6076648831367493, -0.45480239391326904, -0.3730033040046692, -0.05235159397125244], [-0.15191622078418732, -0.7691348791122437, -1.454418420791626, 1.5143945217132568]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[1.4364358186721802, 1.256622076034546, 0.0]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  func.return
}

// -----

// dgeqrf
func.func @main() {
  %a = stablehlo.constant dense<[[[1.5, 0.5, -0.0], [-0.625, -0.625, 1.625], [0.5, 0.125, -0.375], [-1.125, -0.125, 0.875], [-0.375, -0.25, -0.25]], [[0.125, -1.625, -0.25], [-0.875, 0.875, -0.75], [0.625, 1.5, -0.375], [-0.625, 0.25, -0.0], [-1.0, 0.5, 2.0]]]> : tensor<2x5x3xf64>
  %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>, tensor<2x3xf64>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[-2.072890493972125, -0.6934760925288563, 1.010063004335508], [-0.17492839510599234, 0.5034539791191535, -0.8122300577719228], [0.13994271608479386, 0.045687885704459204, 1.3890392580933577], [-0.3148711111907862, -0.2726935864277578, -0.6798478913756568], [-0.1049570370635954, 0.1356299293143802, 0.3839065486243311]], [[-1.6007810593582121, 0.4294778451936665, 1.0053685921579014], [-0.507016805669079, 2.4050569183468, -0.10157079224273935], [0.3621548611921993, -0.872585806463597, 1.9350820055143971], [-0.3621548611921993, 0.19210517897559934, 0.06980924888376419], [-0.5794477779075189, 0.26848367907593046, -0.5434164658812913]]]> : tensor<2x5x3xf64>}> : (tensor<2x5x3xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[1.7236272269866326, 1.8267431777275656, 1.242562183151816], [1.078086880944303, 1.0692934928552715, 1.5382547181970316]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// cgeqrf
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.25, 2.0), (-0.25, -0.25), (-1.0, -0.625), (0.375, -1.375)], [(-1.25, 0.0), (-1.125, 1.5), (1.25, 1.0), (-0.875, -1.0)], [(1.125, -0.875), (1.5, -0.5), (0.25, 0.25), (0.5, -0.25)]]> : tensor<3x4xcomplex<f32>>
  %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
  %real0_0 = stablehlo.real %0#0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[2.7669930458068848, 1.1180909872055054, -0.9035078287124634, -0.3501092791557312], [0.2878316640853882, 2.202083110809326, 0.846253514289856, 0.4878554344177246], [-0.39261335134506226, -0.3114182651042938, -0.6768370270729065, 1.4407734870910645]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[0.0, -0.20328930020332336, 0.5082231760025024, 0.36140310764312744], [0.19080697000026703, 0.0, -1.3524993658065796, 1.0976386070251465], [0.02975587546825409, -0.025483138859272003, 0.0, 0.5809856653213501]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  %real0_1 = stablehlo.real %0#1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%real0_1) <{tolerance = 3e-05 : f32, value = dense<[1.0903507471084595, 1.3361057043075562, 1.2610846757888794]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  %imag0_1 = stablehlo.imag %0#1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%imag0_1) <{tolerance = 3e-05 : f32, value = dense<[-0.7228062748908997, -0.8058215975761414, 0.9653159379959106]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  func.return
}

// -----

// zgeqrf
func.func @main() {
  %a = stablehlo.constant dense<[[(0.25, 0.75), (0.25, -0.125), (-0.25, -1.75)], [(-0.0, -0.375), (0.25, -0.625), (-0.125, 0.625)], [(0.5, 2.25), (1.875, 0.25), (0.625, -0.75)], [(0.0, -1.125), (-1.625, 0.0), (0.375, -0.125)], [(-2.0, -1.125), (-1.375, 0.125), (0.875, -1.125)]]> : tensor<5x3xcomplex<f64>>
  %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  %real0_0 = stablehlo.real %0#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[-3.550968177835448, -1.214457518070116, 0.9372443889454156], [-0.018737684233668533, -1.5172617880027606, -0.5836515534145428], [0.23904182362157225, 0.11635672876952033, -2.147278738241799], [-0.0562130527010056, -0.4420907219389729, 0.4133223224586435], [-0.5626759255792498, 0.056440823320876896, -0.07867966673679333]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[0.0, 2.208904616199994, -0.44442104827928186], [-0.09496178866467078, 0.0, -0.8027968433720802], [0.5447871530098001, 0.03556612878622288, 0.0], [-0.2848853659940124, 0.025713431413421833, 0.001504734714051755], [-0.1849510500811135, -0.4401474396225187, -0.8180291882478711]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  %real0_1 = stablehlo.real %0#1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "check.expect_almost_eq_const"(%real0_1) <{tolerance = 3e-14 : f64, value = dense<[1.0704033343808763, 1.3289295910702756, 1.0830051119129007]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  %imag0_1 = stablehlo.imag %0#1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "check.expect_almost_eq_const"(%imag0_1) <{tolerance = 3e-14 : f64, value = dense<[0.21121000314262886, -0.349092336324976, 0.01806185533922481]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  func.return
}

// -----

// sgesdd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.125, 1.125, 1.125, -0.5], [0.5, -0.125, -0.375, -0.375], [-1.25, -1.5, 0.75, -0.25]]> : tensor<3x4xf32>
  %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[2.536743402481079, 1.4681652784347534, 0.6638335585594177]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-05 : f32, value = dense<[[0.6657871603965759, 0.7439326047897339, 0.05737435072660446], [0.09968990087509155, -0.16489583253860474, 0.9812601208686829], [-0.7394522428512573, 0.647590696811676, 0.18394801020622253]]> : tensor<3x3xf32>}> : (tensor<3x3xf32>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-05 : f32, value = dense<[[0.6792847514152527, 0.7275972962379456, 0.06190529465675354, -0.07309147715568542], [-0.03747019171714783, -0.07754594087600708, 0.942982017993927, -0.32150882482528687], [0.48994380235671997, -0.5031885504722595, -0.24925731122493744, -0.666803777217865]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// dgesdd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[0.25, 1.0, -1.75], [-0.75, 0.125, 0.375], [-0.375, 1.0, 0.25], [-1.25, -0.875, 0.75], [0.5, -1.875, 1.375]], [[0.625, 1.375, -0.375], [-0.25, -1.125, 2.5], [-0.125, 1.625, -0.625], [0.125, -1.625, -0.375], [1.0, -1.25, 1.125]]]> : tensor<2x5x3xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>, tensor<2x3xf64>, tensor<2x5x3xf64>, tensor<2x3x3xf64>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[3.2804870639863495, 1.7118455577014142, 0.9495996048841586], [3.786864474436359, 1.9693433488894834, 1.2054954277958]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-14 : f64, value = dense<[[[-0.5931091416882137, -0.19680651025244456, 0.50040413326495], [0.07031553152906164, 0.47652816068382253, 0.010827241490880244], [-0.15778494943397206, 0.4478981741127753, -0.6206221362913603], [0.38150198620079345, 0.5834996444039316, 0.6018379364650326], [0.6876317447068782, -0.4394354334876458, -0.04580105271401329]], [[0.33400233080343195, 0.28748717633462967, -0.5874856454353105], [-0.6481111808744335, 0.6131373345619519, 0.2576747739900275], [0.43592637084744, 0.28773760633044726, 0.021262082578304576], [-0.26644906845454336, -0.6771434742936513, -0.018248624930964435], [-0.45537614492077705, 0.009875096665579437, -0.7666023994152428]]]> : tensor<2x5x3xf64>}> : (tensor<2x5x3xf64>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-14 : f64, value = dense<[[[-0.08380041837281468, -0.7209991573806084, 0.6878500599236688], [-0.8900638429455598, 0.36454044003807917, 0.2736724740594595], [-0.4480667867199297, -0.5892965998826881, -0.6722839221676953]], [[-0.045524159638279875, 0.7655300507649233, -0.6417875756549692], [-0.04282640043004015, 0.6403673853882532, 0.7668738560918729], [-0.9980448137811418, -0.06239673955317405, -0.003632709415724841]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// cgesdd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(0.375, -1.5), (-1.0, 0.0), (-0.5, -0.625), (-0.5, -1.0)], [(0.0, 0.875), (-0.5, -0.5), (-0.875, 1.5), (-0.25, -0.75)], [(-1.0, 0.375), (-1.25, -0.25), (-0.0, -0.75), (0.875, 0.625)]]> : tensor<3x4xcomplex<f32>>
  %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[2.5523576736450195, 2.3014378547668457, 1.6913692951202393]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  %real0_2 = stablehlo.real %0#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-05 : f32, value = dense<[[0.2926143407821655, -0.9301928281784058, -0.22162607312202454], [-0.7256043553352356, -0.14929622411727905, -0.3314049243927002], [0.30360034108161926, 0.26738181710243225, -0.7213900089263916]]> : tensor<3x3xf32>}> : (tensor<3x3xf32>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-05 : f32, value = dense<[[0.0, 0.0, 0.0], [-0.10826942324638367, 0.10062204301357269, -0.565272331237793], [-0.5328975915908813, -0.17559637129306793, 0.03341221809387207]]> : tensor<3x3xf32>}> : (tensor<3x3xf32>) -> ()
  %real0_3 = stablehlo.real %0#3 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-05 : f32, value = dense<[[-0.19136902689933777, -0.04778076708316803, 0.28439027070999146, 0.019152924418449402], [-0.2581031322479248, 0.2886030077934265, 0.38165751099586487, 0.2394874095916748], [0.09234926849603653, 0.9243096709251404, -0.2791675627231598, 0.00430707260966301]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-05 : f32, value = dense<[[-0.5848997235298157, -0.16978603601455688, -0.6244134902954102, 0.34499749541282654], [0.5167757272720337, -0.07012215256690979, 0.1064266562461853, 0.603136420249939], [-0.11508374661207199, 0.06218579411506653, -0.18456147611141205, -0.08942043036222458]]> : tensor<3x4xf32>}> : (tensor<3x4xf32>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// zgesdd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.125, -1.5), (0.625, -1.125), (-0.0, -0.75)], [(-1.125, -1.125), (-0.125, 0.375), (0.0, -0.75)], [(1.0, -0.75), (-0.875, 0.625), (-0.0, -0.75)], [(-1.75, 0.375), (0.625, -1.0), (-1.125, -1.25)], [(-1.75, -1.875), (0.0, 1.875), (1.125, -0.375)]]> : tensor<5x3xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[4.6592481080449595, 2.538340113819149, 1.3363145341782554]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  %real0_2 = stablehlo.real %0#2 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-14 : f64, value = dense<[[-0.1275859609066636, -0.3833032819618933, -0.17195803246714303], [-0.252306058314681, 0.18133465760539658, 0.10339615476518975], [0.18389911975052853, 0.04438294732170045, 0.7498963355812142], [-0.48854048919171816, -0.028185280727446776, 0.18000967378016997], [-0.32265498928775077, 0.36133132291669606, -0.21603315418156355]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-14 : f64, value = dense<[[-0.18353479836837355, 0.5977307086713233, -0.23458852905960675], [-0.2531165432704022, 0.18512056178525943, 0.11944935808657624], [-0.21523568203061844, 0.1313156053550111, 0.48115305703568856], [0.21378974271806309, 0.4253117500325307, 0.10567967820176462], [-0.5947109196747047, -0.31174710839894004, 0.07965528217468121]]> : tensor<5x3xf64>}> : (tensor<5x3xf64>) -> ()
  %real0_3 = stablehlo.real %0#3 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-14 : f64, value = dense<[[0.8198797053488349, -0.4005559554814563, 0.1354973714609388], [-0.45464233272326243, -0.7286156863844124, -0.2608608263507404], [0.34799083041519624, -0.008195148582823997, -0.6600458963907361]]> : tensor<3x3xf64>}> : (tensor<3x3xf64>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-14 : f64, value = dense<[[0.0, -0.0410927594304971, 0.3838020879763534], [0.0, 0.28809268951751443, 0.33372707767380116], [0.0, 0.47320284761565684, -0.46824534290565145]]> : tensor<3x3xf64>}> : (tensor<3x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// dgesdd mode = 65 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, -0.0, 0.125, 0.0], [1.875, -1.0, -1.5, -1.0], [-1.375, 0.75, 0.875, -1.0]]> : tensor<3x4xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[3.1709575544616375, 1.394238143777693, 0.25224628092005524]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// zgesdd mode = 65 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(-1.375, 0.0), (-0.375, -1.0), (1.375, 0.625)], [(-2.875, -0.125), (0.5, 0.25), (-1.125, -0.125)], [(1.0, -0.75), (-1.125, -1.0), (-0.25, -0.25)], [(-1.5, -0.5), (-1.0, 0.25), (1.375, 0.0)], [(0.875, -1.375), (-0.375, 0.125), (-0.875, -1.375)]], [[(-1.875, -0.625), (-0.375, -0.25), (-0.0, -2.125)], [(-0.125, 0.125), (-0.125, 0.125), (-1.125, -0.125)], [(-0.125, -0.375), (-0.0, -0.375), (1.25, -1.0)], [(1.875, -0.25), (-0.125, -0.5), (-0.75, 0.125)], [(-0.125, -1.25), (-0.625, 0.25), (-0.75, 0.125)]]]> : tensor<2x5x3xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x5x5xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[4.2478673912614795, 3.0880024187400834, 1.5755518677951468], [3.6568672392511794, 2.526811091644791, 0.31925335022879775]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// dgesdd mode = 78 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, -0.5, 0.5, -1.625], [0.5, 0.25, 0.25, 0.375], [-0.625, -0.25, 0.625, 0.375]]> : tensor<3x4xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[1.8219910576803762, 0.9984885210772477, 0.5827686153266282]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// zgesdd mode = 78 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(0.25, 0.625), (-1.5, 1.125), (0.5, 0.375)], [(1.125, -0.25), (1.0, 0.375), (0.25, -1.0)], [(-1.5, -1.625), (1.0, 0.625), (-0.125, 0.0)], [(-2.5, 0.25), (0.375, -1.75), (-1.5, -0.375)], [(-1.25, -0.625), (-0.625, -0.875), (1.25, -2.25)]], [[(-0.375, -0.375), (0.25, 0.875), (1.75, 0.375)], [(1.625, -0.625), (-0.125, 0.0), (-0.25, 0.75)], [(-1.25, -2.75), (-0.75, -0.125), (0.375, 0.5)], [(0.375, 0.625), (0.125, 1.75), (1.0, 1.125)], [(-0.75, 0.375), (0.0, 0.25), (0.75, 0.75)]]]> : tensor<2x5x3xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x5x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[4.847892743791288, 2.8616999955365787, 2.0338962806007888], [3.953348876419172, 3.1064185641196347, 0.7516291411382163]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// dgesvd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -0.0, 0.875, 2.0], [-0.125, -0.0, 0.25, 1.375], [-0.0, 1.5, -1.0, -0.125]]> : tensor<3x4xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[2.689896588948509, 1.712534897148843, 0.2857981224755955]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-14 : f64, value = dense<[[-0.8206602181208589, -0.20165398123207834, 0.5346517354756056], [-0.49516588439299947, -0.21599869042095696, -0.8415196448507486], [0.2851798613631808, -0.9553429947352334, 0.07740936043653122]]> : tensor<3x3xf64>}> : (tensor<3x3xf64>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-14 : f64, value = dense<[[0.17555538995428407, 0.15902834101588567, -0.41899343935662214, -0.8765470834974256], [0.07464188153565496, -0.8367797318983926, 0.4232883602890587, -0.3391979272470154], [-0.567309227671026, 0.4062799281150344, 0.6299236514659393, -0.34101767334548166]]> : tensor<3x4xf64>}> : (tensor<3x4xf64>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// zgesvd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(-0.25, 0.125), (0.75, 0.25), (1.0, 1.5)], [(-1.5, -0.125), (-0.875, -1.0), (0.375, 0.125)], [(-0.625, 0.5), (-1.5, -0.875), (1.0, -1.625)], [(0.5, -1.375), (0.5, 0.625), (-0.5, -0.75)], [(1.0, -0.125), (-0.25, 0.25), (1.125, 0.625)]], [[(-0.875, -0.375), (-0.875, 0.5), (0.25, -0.875)], [(-0.75, -0.375), (0.625, -1.0), (0.25, 1.125)], [(-0.875, 0.0), (0.125, -0.75), (-0.375, -0.375)], [(0.875, -0.25), (-0.625, 0.75), (-0.5, -1.625)], [(1.25, -1.0), (2.25, -0.375), (2.0, 2.5)]]]> : tensor<2x5x3xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x5x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[3.612358880203905, 2.734965878330894, 1.1397148612603574], [4.868106023807856, 2.3585058165638784, 1.106060149449388]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  %real0_2 = stablehlo.real %0#2 : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xf64>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-14 : f64, value = dense<[[[-0.17088699846279878, 0.17365190950921292, 0.5649964951164861], [-0.40742992469333467, -0.4589324435900102, 0.07518650639326013], [-0.4255988467582672, -0.05302335944411701, -0.058487246035762774], [0.26429461046642233, 0.12814859348784385, 0.15493834203460083], [-0.08453505357655565, 0.5114595112716962, -0.13546785216685386]], [[-0.2577309213161937, 0.020983854912816423, -0.7579383702711332], [0.12038830654374263, 0.5280639687105908, 0.071154327684047], [-0.12073032937879771, 0.4465897961503793, 0.18463817009443373], [-0.19047778444322133, -0.53693345245332, 0.2665422444107374], [0.5646040218740326, -0.2993643237015966, -0.1674158425377729]]]> : tensor<2x5x3xf64>}> : (tensor<2x5x3xf64>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xf64>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-14 : f64, value = dense<[[[-0.39798731598827963, 0.339470948203353, 0.047570652648195266], [0.09278848942580364, 0.03918244918621369, 0.4922435234422655], [0.6068328763770716, -0.10119360641151343, 0.1411066288189728], [-0.0656947448662803, -0.5660894871619486, 0.2400903723328589], [-0.08426593998413243, 0.17586475986453412, 0.5542802919666778]], [[0.08115434100097003, 0.12063615710753313, -0.43693389628657453], [-0.25062017155277866, -0.03832696942287408, -0.14123607361256504], [-0.00832674750072563, 0.08397105357166457, 0.26758541554702386], [0.2494012153440627, 0.34089574939986134, 0.02828964646924237], [-0.6463585144011866, 0.06376564360673, 0.0635711047105025]]]> : tensor<2x5x3xf64>}> : (tensor<2x5x3xf64>) -> ()
  %real0_3 = stablehlo.real %0#3 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-14 : f64, value = dense<[[[0.3627577409095174, 0.06495076929366611, -0.7062981234304143], [0.7301693672063757, 0.13599410335493722, 0.6116613664428306], [-0.5790159899378117, 0.2121877890504787, 0.32883596398840365]], [[0.29323667571038814, 0.49340572419809914, -0.23327826276780997], [-0.775513297541954, 0.1259030029855158, -0.39651216425944014], [0.5590987187911672, -0.084144713166777, -0.4276431079072357]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, 0.6042777652415257, -0.013400084020879992], [0.0, 0.26018626801965306, -0.08081941463176734], [-0.0, 0.7066928837673617, -0.1103127481055222]], [[0.0, 0.27229892751736745, 0.7362048556888181], [-0.0, -0.4046422496373392, 0.24853634055719304], [0.0, -0.7040858160019866, -0.041386300347003475]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// ssyevd mode = 86 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[7.578125, 1.734375, 5.59375, 0.296875], [1.734375, 4.015625, 3.25, -2.578125], [5.59375, 3.25, 9.21875, -2.578125], [0.296875, -2.578125, -2.578125, 7.171875]]> : tensor<4x4xf32>
  %0:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[0.650363564491272, -0.16897140443325043, -0.5098469853401184, -0.5371518135070801], [0.15504196286201477, 0.8934546709060669, 0.25517550110816956, -0.33553844690322876], [-0.6807055473327637, -0.13158154487609863, -0.06894920766353607, -0.7173370122909546], [-0.2993817925453186, 0.3948083221912384, -0.8186498880386353, 0.29036083817481995]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[2.000206708908081, 2.0697340965270996, 7.943238735198975, 15.97119426727295]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// dsyevd mode = 86 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[2.734375, 0.25, -1.859375, 1.609375], [0.25, 5.90625, 2.171875, -1.515625], [-1.859375, 2.171875, 9.15625, -5.078125], [1.609375, -1.515625, -5.078125, 7.328125]], [[7.640625, 1.8125, 0.203125, 3.453125], [1.8125, 8.40625, 0.328125, 0.578125], [0.203125, 0.328125, 2.234375, 0.5625], [3.453125, 0.578125, 0.5625, 5.28125]]]> : tensor<2x4x4xf64>
  %0:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>, tensor<2x4xf64>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[0.9377342739800633, -0.04008641250874873, -0.28921919879527397, -0.1881482553293587], [-0.23398615947651874, -0.08928863476200717, -0.927285389294206, 0.27824417995217654], [0.20525865013398328, 0.6484510096710648, 0.10352692354255061, 0.7257150616485555], [-0.15418753231596735, 0.7549383466820927, -0.21395382200729152, -0.6004315611588829]], [[0.2246987176615951, -0.5606516488861971, -0.37530394982830567, -0.7030840348960398], [-0.07544116186380373, 0.08562113365705448, 0.8350865390670493, -0.5381525107596707], [0.894613221250861, 0.4422355079909387, -0.005603111323224506, -0.0637459408798274], [-0.37879585760806894, 0.6948140078787026, -0.40217660630100016, -0.46043584792966763]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[2.000377191258663, 3.0600926756162794, 5.392043150248075, 14.672486982876983], [2.0195504595719345, 2.9241544098868086, 7.311051792750405, 11.30774333779085]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  check.expect_eq_const %0#2, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// cheevd mode = 86 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(14.109375, 0.0), (2.28125, -0.671875), (-0.859375, -1.375), (-1.140625, 4.34375)], [(2.28125, 0.671875), (5.5625, 0.0), (-0.59375, 1.875), (-2.1875, 4.375)], [(-0.859375, 1.375), (-0.59375, -1.875), (5.140625, 0.0), (3.078125, -0.78125)], [(-1.140625, -4.34375), (-2.1875, -4.375), (3.078125, 0.78125), (15.375, 0.0)]]> : tensor<4x4xcomplex<f32>>
  %0:3 = stablehlo.custom_call @lapack_cheevd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[0.19515512883663177, -0.06431525945663452, -0.2803746163845062, -0.16424855589866638], [-0.697557806968689, -0.03491264581680298, 0.037909381091594696, -0.14570054411888123], [-0.008748829364776611, 0.5881970524787903, -0.3753827214241028, 0.1444806456565857], [-0.15710507333278656, -0.4679460823535919, -0.4410935640335083, 0.7495205402374268]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[-0.051756829023361206, 0.1656396985054016, 0.7379189133644104, 0.5268309116363525], [0.10038638114929199, 0.6020294427871704, -0.17466506361961365, 0.29411473870277405], [-0.6616740822792053, 0.19954730570316315, -0.09718477725982666, -0.07130233198404312], [0.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[2.5957605838775635, 4.3528876304626465, 11.75104808807373, 21.48780632019043]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// zheevd mode = 86 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(9.859375, 0.0), (0.5, 5.59375), (2.28125, 2.328125), (-2.890625, -1.3125)], [(0.5, -5.59375), (7.921875, 0.0), (1.015625, -3.609375), (-1.25, 2.84375)], [(2.28125, -2.328125), (1.015625, 3.609375), (14.375, 0.0), (-1.921875, -3.984375)], [(-2.890625, 1.3125), (-1.25, -2.84375), (-1.921875, 3.984375), (6.21875, 0.0)]], [[(7.453125, 0.0), (3.15625, -4.890625), (0.828125, -1.28125), (-3.296875, -3.296875)], [(3.15625, 4.890625), (17.0, 0.0), (1.875, 2.84375), (-1.828125, -4.75)], [(0.828125, 1.28125), (1.875, -2.84375), (4.8125, 0.0), (1.609375, 0.921875)], [(-3.296875, 3.296875), (-1.828125, 4.75), (1.609375, -0.921875), (10.859375, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %0:3 = stablehlo.custom_call @lapack_zheevd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2xi32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[[0.2444441922606554, -0.11392562626050476, -0.3342027902004665, -0.27994348767378585], [-0.4813571843269757, -0.6054856990064563, 0.1948155598765237, -0.35468106672210026], [-0.03929538717234515, -0.07481452844626996, 0.44897877339349074, -0.5372713017023648], [0.6318788609370501, -0.5854036116100156, 0.371859698417048, 0.346052136690453]], [[-0.3667410464980363, -0.05682383015082387, -0.030197326936494656, -0.370237013887466], [0.030556951678420333, 0.41396930146458855, 0.07139781499255955, -0.16642987900661396], [0.5511254682899905, -0.04056326646054892, -0.4270402668178002, -0.09925550519045623], [-0.4417781367254917, 0.33271345354105464, -0.7049557789054025, 0.44403962157899174]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[[0.3880477173027143, 0.4763652858397914, 0.45459615688028154, -0.39121035898228995], [-0.1984659987919603, 0.149757312796751, 0.29835729767098296, 0.29512283111987814], [0.3431581152098481, -0.15087173206998106, -0.4634857877687569, -0.38376740514752405], [0.0, 0.0, 0.0, 0.0]], [[-0.09963884278516144, 0.7653938226763354, 0.3053148379981739, -0.1879148186003103], [-0.1794964775080401, -0.08090950239240147, -0.40903897401502026, -0.7673466767105565], [0.5687821983868503, 0.34739429708944014, -0.23266800639350135, -0.06379582094923818], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[2.3092188039838075, 3.431390980118502, 11.484584705361048, 21.14980551053664], [2.380783900433786, 3.4849765493180103, 10.854233962702137, 23.405005587546057]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  check.expect_eq_const %0#2, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// sgeev compute_left = 86 : ui8, compute_right = 86 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5, -0.375, 0.125, -0.125], [-1.75, -0.5, 0.75, 0.5], [-0.125, -0.875, 0.625, -0.625], [-1.125, -0.75, 1.5, 0.25]]> : tensor<4x4xf32>
  %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%a) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[-1.8235962390899658, 0.4199255704879761, 0.4199255704879761, -0.1412544995546341]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[0.0, 1.249000906944275, -1.249000906944275, 0.0]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// dgeev compute_left = 86 : ui8, compute_right = 86 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[1.125, -0.5, 1.0, -0.625], [-0.125, 2.5, 0.75, -0.5], [-0.125, 0.375, 1.25, -0.5], [-1.75, -0.25, 0.0, 0.125]], [[1.375, 0.375, 0.875, -1.125], [0.875, 2.125, 0.75, 0.25], [0.125, 1.75, -0.875, -0.125], [0.5, 0.75, -0.375, 0.25]]]> : tensor<2x4x4xf64>
  %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%a) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xf64>) -> (tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[-0.34129380072869564, 2.717181399080268, 2.028369972098309, 0.5957424295501224], [2.8328007452397417, -1.3109753877307637, 0.6765873212455099, 0.6765873212455099]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.5389027444757662, -0.5389027444757662]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  %real0_2 = stablehlo.real %0#2 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-14 : f64, value = dense<[[[0.6301013849839483, 0.23414568489675458, 0.6132981474289005, -0.3582789454667862], [0.22535493792696598, 0.7474461976353267, -0.09451481089376076, -0.28629609480910256], [-0.5021810479392522, 0.5416714890343092, 0.6968563262998947, 0.8758034181853003], [0.5477240105051795, -0.30510978000070105, -0.35961589700374746, -0.1504630055103545]], [[-0.47018303958586005, 0.08056123574423964, 0.26637295387770576, 0.26637295387770576], [-0.8214006567141883, -0.4845671943013572, -0.018149010482740098, -0.018149010482740098], [-0.2912050821083938, 0.8469339468914538, 0.34584287915004674, 0.34584287915004674], [0.1393860487622242, 0.20348811047610604, -0.8144573650535267, -0.8144573650535267]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, -0.3596946954287528, 0.3596946954287528], [0.0, 0.0, 0.12615377493143365, -0.12615377493143365], [0.0, 0.0, -0.02174666556513044, 0.02174666556513044], [0.0, 0.0, 0.0, -0.0]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %real0_3 = stablehlo.real %0#3 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-14 : f64, value = dense<[[[0.23242409894660215, -0.1410986284268042, 0.6808776156041483, -0.20616433690343092], [0.0974870034475606, 0.956463578340185, -0.46520563261990283, -0.036437585820631106], [0.28578790435170537, 0.2554594496534031, 0.029412271950337802, 0.5820037597431744], [0.9245542688852482, 0.0030116353603309117, -0.5649108869606295, 0.7857736265449113]], [[-0.27142076816429145, -0.12247277291891413, 0.7965716758909314, 0.7965716758909314], [-0.8426290643693387, -0.19258763388008043, -0.32400309109712117, -0.32400309109712117], [-0.398784207779727, 0.908513982298887, -0.2982744532019967, -0.2982744532019967], [-0.2393286069709473, 0.35001823829258066, 0.1545284020140195, 0.1545284020140195]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, -0.0], [0.0, 0.0, -0.07911685799138768, 0.07911685799138768], [0.0, 0.0, 0.0444442723500907, -0.0444442723500907], [0.0, 0.0, -0.3733819962219776, 0.3733819962219776]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// cgeev compute_left = 86 : ui8, compute_right = 86 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.25, 0.75), (0.125, 0.125), (-0.125, 0.125), (-1.125, 1.5)], [(-0.0, -1.375), (0.875, 1.0), (-1.0, 0.0), (-0.25, 1.375)], [(0.625, 0.125), (-1.125, -0.625), (0.125, 0.25), (-1.0, 0.75)], [(1.125, 0.0), (2.375, 0.5), (2.0, -0.5), (-0.25, -2.125)]]> : tensor<4x4xcomplex<f32>>
  %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%a) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[-1.492541790008545, -0.8108030557632446, 1.9117845296859741, 0.8915605545043945]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[-3.7429046630859375, 1.0292586088180542, 1.5034900903701782, 1.0851572751998901]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  %real0_1 = stablehlo.real %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0_1) <{tolerance = 3e-05 : f32, value = dense<[[-0.1731603741645813, 0.6845853328704834, 0.06404781341552734, 0.0919024720788002], [-0.1514015942811966, -0.4244801700115204, 0.7969992160797119, 0.2570177912712097], [0.02240818738937378, -0.3588668704032898, 0.07500714808702469, 0.7054707407951355], [0.764629602432251, 0.15730945765972137, 0.37708812952041626, 0.3664095997810364]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0_1 = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0_1) <{tolerance = 3e-05 : f32, value = dense<[[-0.24111954867839813, 0.0, 0.4341055750846863, 0.1440819352865219], [-0.34745892882347107, 0.2743835151195526, 0.0, 0.5090382695198059], [-0.4278620779514313, 0.3254299461841583, -0.0444144532084465, 0.0], [0.0, 0.1282067894935608, -0.14982722699642181, -0.11692369729280472]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %real0_2 = stablehlo.real %0#2 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-05 : f32, value = dense<[[-0.20124739408493042, 0.7687768936157227, -0.09733115136623383, 0.1626429259777069], [-0.24579358100891113, -0.12008033692836761, 0.6556729674339294, -0.3742530941963196], [-0.11246643960475922, -0.41538891196250916, -0.47549450397491455, 0.7950450778007507], [0.8439325094223022, 0.23454639315605164, 0.38995397090911865, 0.09998133033514023]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-05 : f32, value = dense<[[-0.25778794288635254, 0.0, 0.26980525255203247, 0.3616034984588623], [-0.21820001304149628, 0.356208473443985, 0.0, 0.10238215327262878], [-0.24525126814842224, -0.16050982475280762, 0.32731154561042786, 0.0], [0.0, 0.11981240659952164, 0.05032527446746826, -0.22394132614135742]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  check.expect_eq_const %0#3, dense<0> : tensor<i32>
  func.return
}

// -----

// zgeev compute_left = 86 : ui8, compute_right = 86 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(0.875, 0.25), (0.75, 0.875), (0.125, 1.25), (0.125, 0.625)], [(1.0, 2.25), (-0.5, -0.875), (-0.75, 0.75), (-0.25, -0.375)], [(1.25, 1.875), (-1.375, 1.75), (1.25, -2.0), (-0.625, -1.0)], [(-1.125, 0.625), (1.25, 0.75), (-0.125, 0.75), (-1.25, -0.125)]], [[(-0.375, 0.5), (0.875, 0.625), (1.25, -0.125), (-0.375, 1.0)], [(0.375, -2.25), (0.75, 0.625), (-0.625, -1.0), (0.375, 1.0)], [(-0.0, -0.25), (-0.5, -0.875), (-0.5, 0.375), (0.125, -0.875)], [(0.0, -0.875), (-0.625, -1.625), (-0.375, 0.0), (1.125, 0.5)]]]> : tensor<2x4x4xcomplex<f64>>
  %0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%a) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[1.1582307736702742, -1.9987291285850532, -0.4376828844116433, 1.6531812393264225], [2.6417914405216885, -1.9193445817793042, 0.3853309965932102, -0.10777785533559114]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[2.0173394539777707, 0.039623500073148486, -2.100833780225516, -2.7061291738254023], [0.14581255818322764, 0.5366605245367382, -0.273863817461421, 1.5913907347414549]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  %real0_1 = stablehlo.real %0#1 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_1) <{tolerance = 3e-14 : f64, value = dense<[[[0.8738893168041327, -0.2457531487160023, 0.7167597866768282, -0.1175825141029037], [0.337967987731153, -0.12777860290077028, -0.5362879639278816, -0.5638921795357781], [0.30610275884782134, 0.04719415973931462, -0.09568001404229083, 0.7750032735687973], [-0.003418268424548355, 0.7115733540062812, -0.2563343490162502, 0.023396822375957096]], [[-0.3905649721604076, 0.7525183602566466, 0.5309152621603579, 0.23638683100928298], [-0.04153307987963806, -0.05915364252690326, 0.21015678173905478, -0.2003055021414579], [-0.4021890265579119, -0.38074982937364354, 0.7800927352364195, 0.6131441947488788], [0.5744776451791944, 0.0711206650001818, -0.10500477523826753, -0.22314199350830766]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_1 = stablehlo.imag %0#1 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_1) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, -0.20527623107456916, 0.0, -0.16042470988605273], [-0.15590153064491347, 0.5904359979813198, -0.22551902280440234, -0.05264961257902856], [-0.06127469502997994, 0.1547937109034862, 0.05308921795139919, 0.0], [-0.01801783013705073, 0.0, -0.2647855163467465, 0.19625087935915184]], [[0.21697187535354662, 0.0, 0.14931489457207656, -0.43206753956691674], [0.5534784930257388, 0.36923960891533036, -0.13763176071560324, 0.3178724365585576], [-0.023198943216025364, 0.25543595997342416, 0.0, 0.0], [0.0, 0.2803622015444112, 0.11469522136539351, -0.43650380805332123]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %real0_2 = stablehlo.real %0#2 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-14 : f64, value = dense<[[[0.6609249583245527, 0.1782604238788032, -0.32069803903424604, -0.2125101797029084], [0.5000213874690977, -0.1910094806055259, 0.645254394308525, -0.33977778106417805], [0.38218118948020463, -0.15579796951451164, 0.23534302410008598, 0.8986369641600316], [0.2015654156705907, 0.8866397134555722, -0.03957054192330581, -0.04520786168293299]], [[-0.13619185248580662, 0.6525478221835804, 0.06839251698286747, -0.1775957700210097], [0.06626645859643729, -0.03339143907827878, 0.23211075513939988, 0.7222332091642751], [0.21560295570119367, -0.43310926953279183, 0.6758176141382537, -0.20073628676868166], [0.6809814008618527, -0.31319249713366987, 0.22348115362382376, -0.23890131639027073]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, -0.13077212713721575, -0.11956947673984672, 0.059732150847322446], [0.12080912387787435, 0.1467843579963529, 0.0, -0.1585633195579454], [-0.04185525810958948, 0.2875562794089862, -0.024917630117452974, 0.0], [0.33184186912842173, 0.0, 0.6394760507993551, -0.03298609935954179]], [[0.26646688813971486, 0.0, 0.3925958959756529, 0.06164423484924683], [0.5673943863816594, 0.4680622845182391, 0.1709031713006241, 0.0], [-0.2718441479642811, -0.0061794864445451625, 0.0, -0.16243633249005715], [0.0, 0.26129042022727217, 0.5014323043714601, 0.5650526209560174]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  check.expect_eq_const %0#3, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// sgees mode = 86 : ui8, sort = 78 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -0.125, 1.0, 0.0], [-0.125, 0.625, 1.0, -0.375], [-0.25, -0.125, 0.125, -0.875], [1.0, -0.375, 0.5, -0.875]]> : tensor<4x4xf32>
  %0:6 = stablehlo.custom_call @lapack_sgees_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-05 : f32, value = dense<[-0.8181092739105225, 0.8623392581939697, 0.41538530588150024, 0.41538530588150024]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-05 : f32, value = dense<[0.0, 0.0, 0.6703159213066101, -0.6703159213066101]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  check.expect_eq_const %0#5, dense<0> : tensor<i32>
  %zt = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %a0 = stablehlo.dot_general %zt, %0#1, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%a0) <{tolerance = 3e-05 : f32, value = dense<[[1.0, -0.125, 1.0, 0.0], [-0.125, 0.625, 1.0, -0.375], [-0.25, -0.125, 0.125, -0.875], [1.0, -0.375, 0.5, -0.875]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  func.return
}

// -----

// dgees mode = 86 : ui8, sort = 78 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[0.375, 0.375, -0.375, 2.0], [0.375, 1.75, 1.0, -0.625], [-0.375, 0.375, 0.0, 0.0], [-0.25, -1.75, -0.25, -2.25]], [[0.375, -0.75, -0.75, -0.25], [0.25, -1.375, -1.75, -1.125], [-2.0, -1.0, 1.625, -1.0], [0.625, -1.375, 0.25, -0.375]]]> : tensor<2x4x4xf64>
  %0:6 = stablehlo.custom_call @lapack_dgees_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2xi32>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[2.1179293712816185, 0.24252298741794887, 0.995408694194338, 0.5116305304136002], [0.0, 0.4157658301548633, 0.47556684340046074, 1.949757280121312], [0.0, 0.0, -0.19514989624437634, 1.2008792855724333], [0.0, 0.0, 0.0, -2.4635453051921083]], [[2.2764010152434193, 1.5786616647812322, -0.8697566983921983, -0.16710181461124704], [0.0, 0.908671570691101, -1.1993759435263815, -0.02154786673213855], [0.0, 0.0, -0.2626008482100839, 0.8944750711088483], [0.0, 0.0, 0.0, -2.672471737724433]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[[-0.25468306268180435, 0.7647333205684647, 0.5914603446652759, 0.022229410333583503], [0.8791632917661234, 0.2799274966885853, 0.002140232038280046, 0.3856266619613298], [0.20075852796766122, -0.5543763464675513, 0.80547732941399, -0.059742377971197344], [-0.3491481883702494, -0.17172772486491833, 0.03709921691035432, 0.9204503132571199]], [[0.1642139852700547, 0.2662416456226892, -0.9495327556387159, 0.023166768160369708], [0.4874157004847369, -0.354630735367502, 0.0043260921967821706, 0.7978999068680123], [-0.8070130303085362, -0.44063690423875584, -0.25583406873665826, 0.29852640889671184], [-0.2901545637671991, 0.7805072365402602, 0.18143252235776064, 0.5231644317652472]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-14 : f64, value = dense<[[2.1179293712816185, 0.4157658301548633, -0.19514989624437634, -2.4635453051921083], [2.2764010152434193, 0.908671570691101, -0.2626008482100839, -2.672471737724433]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-14 : f64, value = dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  check.expect_eq_const %0#5, dense<[0, 0]> : tensor<2xi32>
  %zt = stablehlo.dot_general %0#1, %0#0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %a0 = stablehlo.dot_general %zt, %0#1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%a0) <{tolerance = 3e-14 : f64, value = dense<[[[0.375, 0.375, -0.375, 2.0], [0.375, 1.75, 1.0, -0.625], [-0.375, 0.375, 0.0, 0.0], [-0.25, -1.75, -0.25, -2.25]], [[0.375, -0.75, -0.75, -0.25], [0.25, -1.375, -1.75, -1.125], [-2.0, -1.0, 1.625, -1.0], [0.625, -1.375, 0.25, -0.375]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  func.return
}

// -----

// cgees mode = 86 : ui8, sort = 78 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.0, -0.25), (0.625, -1.375), (1.75, 0.125), (0.25, 2.5)], [(0.125, 1.125), (-1.0, -1.125), (0.625, -0.875), (-0.25, -0.375)], [(0.875, 1.0), (-0.0, -0.875), (1.75, -0.75), (-2.0, 0.875)], [(-0.25, 0.875), (0.875, -0.375), (-0.375, -1.125), (-0.75, -1.5)]]> : tensor<4x4xcomplex<f32>>
  %0:5 = stablehlo.custom_call @lapack_cgees_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>, tensor<i32>)
  %real0_2 = stablehlo.real %0#2 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-05 : f32, value = dense<[2.844672441482544, -1.221297264099121, 0.0838855654001236, -1.707261323928833]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-05 : f32, value = dense<[-0.22337329387664795, -2.960728883743286, 0.18382929265499115, -0.6247276663780212]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  check.expect_eq_const %0#3, dense<0> : tensor<i32>
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  %x = stablehlo.real %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  %y = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  %m = stablehlo.negate %y : tensor<4x4xf32>
  %z = stablehlo.complex %x, %m : tensor<4x4xcomplex<f32>>
  %zt = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %a0 = stablehlo.dot_general %zt, %z, contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %reala0 = stablehlo.real %a0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%reala0) <{tolerance = 3e-05 : f32, value = dense<[[-0.0, 0.625, 1.75, 0.25], [0.125, -1.0, 0.625, -0.25], [0.875, -0.0, 1.75, -2.0], [-0.25, 0.875, -0.375, -0.75]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imaga0 = stablehlo.imag %a0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imaga0) <{tolerance = 3e-05 : f32, value = dense<[[-0.25, -1.375, 0.125, 2.5], [1.125, -1.125, -0.875, -0.375], [1.0, -0.875, -0.75, 0.875], [0.875, -0.375, -1.125, -1.5]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  func.return
}

// -----

// zgees mode = 86 : ui8, sort = 78 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(-0.75, -0.625), (-2.25, 2.0), (0.75, 2.25), (-0.625, -1.5)], [(0.5, 0.25), (1.875, 2.5), (1.125, 0.75), (-1.125, 0.25)], [(0.875, -0.25), (1.125, -0.5), (-0.75, -0.25), (-1.0, -0.5)], [(-0.125, 0.75), (-1.625, -0.375), (1.5, -0.5), (-2.375, -1.25)]], [[(-1.125, 0.0), (-0.25, -0.875), (-0.25, -0.125), (0.125, 1.0)], [(0.25, 0.375), (-0.25, 0.5), (1.125, 0.375), (-2.125, 0.0)], [(-0.0, -0.125), (-0.75, -0.25), (0.125, 0.75), (0.25, -1.125)], [(-0.875, 1.375), (-0.625, 0.0), (0.75, -0.75), (0.375, -0.5)]]]> : tensor<2x4x4xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zgees_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>)
  %real0_2 = stablehlo.real %0#2 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-14 : f64, value = dense<[[2.702692965845544, -0.028216538308752495, -2.1562412400222017, -2.5182351875145947], [-0.33383967260531233, -1.721043090321504, 0.9235111267373839, 0.2563716361894334]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-14 : f64, value = dense<[[2.668225728351868, -0.8211269672835126, -1.781190464423263, 0.309091703354909], [2.041206518332933, 0.5016482323545935, -1.1878234844101392, -0.6050312662773889]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  check.expect_eq_const %0#3, dense<[0, 0]> : tensor<2xi32>
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  %x = stablehlo.real %0#1 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %y = stablehlo.imag %0#1 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %m = stablehlo.negate %y : tensor<2x4x4xf64>
  %z = stablehlo.complex %x, %m : tensor<2x4x4xcomplex<f64>>
  %zt = stablehlo.dot_general %0#1, %0#0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %a0 = stablehlo.dot_general %zt, %z, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %reala0 = stablehlo.real %a0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%reala0) <{tolerance = 3e-14 : f64, value = dense<[[[-0.75, -2.25, 0.75, -0.625], [0.5, 1.875, 1.125, -1.125], [0.875, 1.125, -0.75, -1.0], [-0.125, -1.625, 1.5, -2.375]], [[-1.125, -0.25, -0.25, 0.125], [0.25, -0.25, 1.125, -2.125], [-0.0, -0.75, 0.125, 0.25], [-0.875, -0.625, 0.75, 0.375]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imaga0 = stablehlo.imag %a0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imaga0) <{tolerance = 3e-14 : f64, value = dense<[[[-0.625, 2.0, 2.25, -1.5], [0.25, 2.5, 0.75, 0.25], [-0.25, -0.5, -0.25, -0.5], [0.75, -0.375, -0.5, -1.25]], [[0.0, -0.875, -0.125, 1.0], [0.375, 0.5, 0.375, 0.0], [-0.125, -0.25, 0.75, -1.125], [1.375, 0.0, -0.75, -0.5]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  func.return
}

// -----

// sgehrd low = 1 : i32, high = 4 : i32
func.func @main() {
  %a = stablehlo.constant dense<[[-0.625, 0.125, -0.75, 1.125], [-0.75, -2.25, -0.75, -2.0], [-0.0, 1.0, 0.625, -1.375], [-0.75, 1.75, 0.375, 0.0]]> : tensor<4x4xf32>
  %0:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%a) {backend_config = "", mhlo.backend_config = {low = 1 : i32, high = 4 : i32}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[-0.625, -0.8838835954666138, 0.7703944444656372, -0.6848300695419312], [1.0606601238250732, -1.25, 0.7237407565116882, 0.33016902208328247], [0.0, -3.0116963386535645, -0.9098841547966003, 0.659829318523407], [0.4142135977745056, -0.9155102968215942, -1.815044641494751, 0.5348837971687317]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[1.7071068286895752, 1.0880451202392578, 0.0]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// dgehrd low = 1 : i32, high = 4 : i32
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.5, 1.25, 0.125], [0.375, 0.625, -0.625, -1.0], [0.0, -1.0, -0.0, 0.125], [2.375, -0.875, -0.125, -0.125]], [[0.375, 1.0, -0.5, -0.875], [-1.625, -0.875, 0.5, 0.0], [-1.0, -0.375, 0.0, 0.5], [-0.625, -0.25, -1.875, -1.125]]]> : tensor<2x4x4xf64>
  %0:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%a) {backend_config = "", mhlo.backend_config = {low = 1 : i32, high = 4 : i32}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>, tensor<2x3xf64>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[1.0, -0.5133768043486607, -2.4964577323879755, 1.1542391637598532], [-2.4044230077089184, -0.39560810810810765, -0.7218682278963789, 0.1931517044901732], [0.0, -0.8394803945937216, 0.8321867741429334, 0.6300905876507353], [0.8544938979827023, -0.9620157260125097, 1.0394923430173888, 0.06342133396517476]], [[0.375, -0.28793992294366916, -0.9252532849423001, -1.0376039511676294], [2.0077973005261267, -0.9079457364341085, -0.1579391432980683, -0.3731535150245325], [0.27526996891766387, 1.2718791966432643, -0.6796614506081688, -1.694268910155718], [0.17204373057353992, -0.8339406768266161, 0.375785671006877, -0.4123928129577226]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[1.1559625734730108, 1.0387051359580615, 0.0], [1.8093446482740974, 1.1796229206107043, 0.0]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  check.expect_eq_const %0#2, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// cgehrd low = 1 : i32, high = 4 : i32
func.func @main() {
  %a = stablehlo.constant dense<[[(1.625, -0.5), (-2.25, 0.875), (-0.375, 1.125), (0.25, 1.125)], [(-0.375, 1.375), (-0.75, -0.125), (-0.0, -0.125), (0.0, 0.875)], [(-0.125, -1.375), (-1.875, 0.25), (-0.125, -0.5), (-0.875, -0.375)], [(-0.5, -1.75), (0.25, -0.875), (0.625, 0.0), (0.875, 0.875)]]> : tensor<4x4xcomplex<f32>>
  %0:3 = stablehlo.custom_call @lapack_cgehrd_ffi(%a) {backend_config = "", mhlo.backend_config = {low = 1 : i32, high = 4 : i32}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[1.625, 1.1431870460510254, -0.15697407722473145, 0.005319714546203613], [2.692582368850708, 0.15894395112991333, 0.15562641620635986, 0.3415944278240204], [-0.13337039947509766, 1.4083997011184692, 0.43178343772888184, -0.00959479808807373], [-0.07720404863357544, -0.0162685364484787, -2.1941287517547607, -0.590727686882019]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[-0.5, -1.5029716491699219, 1.5785585641860962, 1.5748599767684937], [0.0, 0.30226290225982666, -0.49903035163879395, -0.05160580575466156], [0.3884543478488922, 0.0, -0.28680670261383057, -0.9378695487976074], [0.5358762145042419, 0.618816077709198, 0.0, 0.23454420268535614]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %real0_1 = stablehlo.real %0#1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%real0_1) <{tolerance = 3e-05 : f32, value = dense<[1.1392714977264404, 1.3188120126724243, 1.9660298824310303]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  %imag0_1 = stablehlo.imag %0#1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%imag0_1) <{tolerance = 3e-05 : f32, value = dense<[-0.5106621980667114, 0.40943557024002075, 0.25843116641044617]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// zgehrd low = 1 : i32, high = 4 : i32
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, 0.625), (-0.125, 1.25), (-0.25, -0.375), (-0.875, -0.625)], [(0.375, -0.375), (-0.25, 0.25), (0.625, 0.625), (1.75, 1.125)], [(0.0, 1.25), (-1.5, 1.125), (-0.875, 1.375), (-1.5, 0.625)], [(-1.25, -1.5), (1.25, -0.125), (0.25, 0.375), (-1.5, -0.375)]]> : tensor<4x4xcomplex<f64>>
  %0:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%a) {backend_config = "", mhlo.backend_config = {low = 1 : i32, high = 4 : i32}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[1.0, -0.4401802274031456, 0.874282804921594, -0.22802237597049435], [-2.3782871988050562, -0.5283149171270717, -1.392597904867519, 1.6049515963738326], [-0.060709354132823204, -1.7440587006170611, -1.4520268203208517, -1.6187301057834087], [-0.37288287525827873, -0.546072681171221, 0.5749216467439267, -0.6446582625520761]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[0.625, -0.9657685586307823, -0.709305230935134, -0.7011090649868901], [0.0, -0.718922651933702, -0.39470956175843447, -0.30530079967927715], [0.4457341002176666, 0.0, -0.06519072560623035, -0.013592970347398703], [-0.5955902743940231, -0.07787897295287298, 0.0, 2.0341133775399327]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  %real0_1 = stablehlo.real %0#1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "check.expect_almost_eq_const"(%real0_1) <{tolerance = 3e-14 : f64, value = dense<[1.157676499368291, 1.320192605915635, 1.4331648730043824]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  %imag0_1 = stablehlo.imag %0#1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "check.expect_almost_eq_const"(%imag0_1) <{tolerance = 3e-14 : f64, value = dense<[-0.15767649936829098, -0.5305867848752802, -0.9013147024181384]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  check.expect_eq_const %0#2, dense<0> : tensor<i32>
  func.return
}

// -----

// ssytrd uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[5.921875, 1.375, 1.0625, -2.8125], [1.375, 4.484375, -1.5, -0.03125], [1.0625, -1.5, 9.03125, -1.53125], [-2.8125, -0.03125, -1.53125, 4.875]]> : tensor<4x4xf32>
  %0:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[5.921875, 1.375, 1.0625, -2.8125], [-3.3060078620910645, 5.695150375366211, -1.5, -0.03125], [0.2269810289144516, 2.0056982040405273, 8.951757431030273, -1.53125], [-0.6008321046829224, -0.0965268462896347, 0.01360420510172844, 3.743717908859253]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[5.921875, 5.695150375366211, 8.951757431030273, 3.743717908859253]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-05 : f32, value = dense<[-3.3060078620910645, 2.0056982040405273, 0.01360420510172844]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-05 : f32, value = dense<[1.4159095287322998, 1.9815372228622437, 0.0]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// dsytrd uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[9.078125, -0.09375, -2.1875, -2.078125], [-0.09375, 3.328125, 0.015625, 2.234375], [-2.1875, 0.015625, 3.59375, 2.125], [-2.078125, 2.234375, 2.125, 10.8125]], [[4.46875, 0.59375, -0.296875, -0.703125], [0.59375, 5.03125, -0.046875, 3.171875], [-0.296875, -0.046875, 3.28125, 0.390625], [-0.703125, 3.171875, 0.390625, 7.28125]]]> : tensor<2x4x4xf64>
  %0:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[[9.078125, -0.09375, -2.1875, -2.078125], [3.018699857244009, 9.230996316141997, 0.015625, 2.234375], [0.702822567537513, -4.002347029134842, 5.987795142820239, 2.125], [0.6676814391606374, -0.23546775340970805, -0.49371307174671997, 2.515583541037764]], [[4.46875, 0.59375, -0.296875, -0.703125], [-0.9669842779228626, 3.4156739556135776, -0.046875, 3.171875], [-0.19021495471676486, -1.652327612457423, 8.814320666083663, 0.390625], [-0.45050910327654836, 0.7225473880709011, -1.302599580224936, 3.363755378302764]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[9.078125, 9.230996316141997, 5.987795142820239, 2.515583541037764], [4.46875, 3.4156739556135776, 8.814320666083663, 3.363755378302764]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-14 : f64, value = dense<[[3.018699857244009, -4.002347029134842, -0.49371307174671997], [-0.9669842779228626, -1.652327612457423, -1.302599580224936]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-14 : f64, value = dense<[[1.0310564164817602, 1.894935198723293, 0.0], [1.6140223926653792, 1.3139959314726768, 0.0]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// chetrd uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(14.3125, 0.0), (-2.8125, 6.359375), (-6.078125, 3.40625), (4.78125, -4.5625)], [(-2.8125, -6.359375), (8.703125, 0.0), (2.90625, 4.921875), (-2.625, -1.59375)], [(-6.078125, -3.40625), (2.90625, -4.921875), (10.828125, 0.0), (-2.125, 2.625)], [(4.78125, 4.5625), (-2.625, 1.59375), (-2.125, -2.625), (9.8125, 0.0)]]> : tensor<4x4xcomplex<f32>>
  %0:5 = stablehlo.custom_call @lapack_chetrd_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[14.3125, -2.8125, -6.078125, 4.78125], [11.856420516967773, 17.18018913269043, 2.90625, -2.625], [0.43354055285453796, 3.21976900100708, 5.579856872558594, -2.125], [-0.3878838121891022, 0.08942412585020065, 1.7206453084945679, 6.58370304107666]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[0.0, 6.359375, 3.40625, -4.5625], [0.0, 0.0, 4.921875, -1.59375], [0.0442570298910141, 0.0, 0.0, 2.625], [-0.1428735852241516, -0.0037562455981969833, 0.0, 0.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-05 : f32, value = dense<[14.3125, 17.18018913269043, 5.579856872558594, 6.58370304107666]> : tensor<4xf32>}> : (tensor<4xf32>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-05 : f32, value = dense<[11.856420516967773, 3.21976900100708, 1.7206453084945679]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  %real0_3 = stablehlo.real %0#3 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-05 : f32, value = dense<[1.2372132539749146, 1.809514045715332, 1.9536519050598145]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-05 : f32, value = dense<[0.5363655090332031, -0.5620731711387634, -0.300912082195282]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// zhetrd uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[[(12.671875, 0.0), (3.15625, 1.46875), (-2.671875, 0.359375), (-1.25, -5.375)], [(3.15625, -1.46875), (8.375, 0.0), (-1.515625, -1.28125), (2.953125, -1.8125)], [(-2.671875, -0.359375), (-1.515625, 1.28125), (19.890625, 0.0), (0.171875, 6.15625)], [(-1.25, 5.375), (2.953125, 1.8125), (0.171875, -6.15625), (9.796875, 0.0)]], [[(5.875, 0.0), (-2.234375, 0.1875), (-2.234375, -2.375), (-3.609375, 0.21875)], [(-2.234375, -0.1875), (8.0625, 0.0), (5.890625, 2.9375), (6.046875, 3.5)], [(-2.234375, 2.375), (5.890625, -2.9375), (11.21875, 0.0), (7.421875, 3.609375)], [(-3.609375, -0.21875), (6.046875, -3.5), (7.421875, -3.609375), (26.15625, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xcomplex<f64>>, tensor<2xi32>)
  %real0_0 = stablehlo.real %0#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[[12.671875, 3.15625, -2.671875, -1.25], [-7.05976855366024, 14.509574183427546, -1.515625, 2.953125], [-0.25128634666769173, -8.863711079361126, 14.413053087024537, 0.171875], [-0.1939891825745092, -0.24309923709730144, 2.2991348663261624, 9.139872729547925]], [[5.875, -2.234375, -2.234375, -3.609375], [5.360604815165449, 25.576594001427324, 5.890625, 6.046875], [0.2862966512563504, 11.15605657643296, 16.11012811694921, 7.421875], [0.47565282700468375, 0.013044278424285544, 3.0693254512361894, 3.750777881623475]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[[0.0, 1.46875, 0.359375, -5.375], [0.0, 0.0, -1.28125, -1.8125], [-0.0713048647907143, 0.0, 0.0, 6.15625], [0.49824482613826043, -0.03785601239873402, 0.0, 0.0]], [[0.0, 0.1875, -2.375, 0.21875], [0.0, 0.0, 2.9375, 3.5], [-0.3197744669789697, 0.0, 0.0, 3.609375], [0.017059307343768017, -0.5226244752588769, 0.0, 0.0]]]> : tensor<2x4x4xf64>}> : (tensor<2x4x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[[12.671875, 14.509574183427546, 14.413053087024537, 9.139872729547925], [5.875, 25.576594001427324, 16.11012811694921, 3.750777881623475]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-14 : f64, value = dense<[[-7.05976855366024, -8.863711079361126, 2.2991348663261624], [5.360604815165449, 11.15605657643296, 3.0693254512361894]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  %real0_3 = stablehlo.real %0#3 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-14 : f64, value = dense<[[1.4470755628898906, 1.8828646446953676, 1.9715840089752317], [1.4168139747363635, 1.1003578274800667, 1.8449199822507614]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-14 : f64, value = dense<[[-0.20804506391905794, -0.07496046183584597, -0.23669497988680885], [0.03497739648137316, 0.7194162936684234, -0.5348927215744974]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// sorgqr
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 1.25, 1.0], [0.125, -1.125, 0.625], [-0.75, -2.5, 2.875], [0.75, 1.875, -0.875]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[0.375, 0.40625, 0.375]> : tensor<3xf32>
  %0 = stablehlo.custom_call @lapack_sorgqr_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[0.625, 0.4720458984375, -0.40805983543395996], [-0.046875, 0.6527557373046875, 0.333819180727005], [0.28125, 0.661590576171875, -0.03102177381515503], [-0.28125, -0.407684326171875, 0.7436301112174988]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  func.return
}

// -----

// sormqr left = true, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 1.25, 1.0], [0.125, -1.125, 0.625], [-0.75, -2.5, 2.875], [0.75, 1.875, -0.875]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[0.375, 0.40625, 0.375]> : tensor<3xf32>
  %c = stablehlo.constant dense<[[-0.0, -1.25], [-0.125, -2.25], [-1.75, 0.125], [-1.0, -0.125]]> : tensor<4x2xf32>
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf32>, tensor<3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[-0.205078125, -0.60546875], [-0.8316936492919922, -1.9250984191894531], [-0.7310694456100464, -0.33784985542297363], [-1.6979594230651855, 0.26406368613243103]]> : tensor<4x2xf32>}> : (tensor<4x2xf32>) -> ()
  func.return
}

// -----

// sormqr left = true, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 1.25, 1.0], [0.125, -1.125, 0.625], [-0.75, -2.5, 2.875], [0.75, 1.875, -0.875]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[0.375, 0.40625, 0.375]> : tensor<3xf32>
  %c = stablehlo.constant dense<[[-0.125, 1.875], [1.25, -0.0], [1.25, -0.75], [-0.375, 0.875]]> : tensor<4x2xf32>
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf32>, tensor<3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[-0.05804242193698883, 1.6176865100860596], [1.3102543354034424, -0.5043331384658813], [0.47827330231666565, 1.1917667388916016], [0.2903241813182831, -0.7006163001060486]]> : tensor<4x2xf32>}> : (tensor<4x2xf32>) -> ()
  func.return
}

// -----

// sormqr left = false, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 1.25, 1.0], [0.125, -1.125, 0.625], [-0.75, -2.5, 2.875], [0.75, 1.875, -0.875]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[0.375, 0.40625, 0.375]> : tensor<3xf32>
  %c = stablehlo.constant dense<[[-1.25, -0.25, -1.375, 0.125], [1.625, -0.75, 0.25, -0.875]]> : tensor<2x4xf32>
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf32>, tensor<3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[-0.3182125687599182, -0.5873219966888428, -0.38271135091781616, -0.5140864253044128], [0.41980892419815063, -0.31620579957962036, -0.6880738139152527, -0.34981054067611694]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  func.return
}

// -----

// sormqr left = false, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 1.25, 1.0], [0.125, -1.125, 0.625], [-0.75, -2.5, 2.875], [0.75, 1.875, -0.875]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[0.375, 0.40625, 0.375]> : tensor<3xf32>
  %c = stablehlo.constant dense<[[-1.125, -1.25, 1.5, 2.375], [0.5, -0.75, 0.75, -0.375]]> : tensor<2x4xf32>
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf32>, tensor<3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[-0.890625, -1.3228607177734375, 1.7613822221755981, 2.2001874446868896], [0.6640625, 0.39553070068359375, -0.7565218806266785, 0.6070178747177124]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  func.return
}

// -----

// sgeqp3
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, 0.25, 0.25], [0.625, -0.625, -0.375], [-1.75, -0.5, -1.375], [-0.125, -1.0, 0.125]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
  %0:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<4x3xf32>, tensor<3xi32>) -> (tensor<4x3xf32>, tensor<3xi32>, tensor<3xf32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-05 : f32, value = dense<[[-1.4523688554763794, -1.6137428283691406, -0.5917057991027832], [-0.22028128802776337, -1.194605827331543, 0.1322495937347412], [-0.8076980710029602, 0.06802158802747726, -1.155646800994873], [0.07342709600925446, -0.1275748908519745, -0.8256446123123169]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  check.expect_eq_const %0#1, dense<[3, 1, 2]> : tensor<3xi32>
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-05 : f32, value = dense<[1.1721326112747192, 1.9590513706207275, 1.1892805099487305]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  func.return
}

// -----

// sgtsv
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, -1.375, -0.875, -1.0], [0.75, 1.75, 0.875, -0.375]]> : tensor<2x4xf32>
  %b = stablehlo.constant dense<[[5.5, 2.5, 5.5, 3.375], [1.25, 6.625, 5.625, 3.0]]> : tensor<2x4xf32>
  %c = stablehlo.constant dense<[[0.125, -0.25, 0.125, -1.5], [-0.625, 0.5, 0.25, 1.25]]> : tensor<2x4xf32>
  %d = stablehlo.constant dense<[[[0.125, 2.375], [-0.75, 0.25], [-1.875, -1.25], [1.375, -1.0]], [[0.5, -0.0], [-1.0, -0.375], [-0.5, -0.5], [0.75, 0.625]]]> : tensor<2x4x2xf32>
  %0:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%a, %b, %c, %d) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x2xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x2xf32>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-05 : f32, value = dense<[[[0.030076147988438606, 0.4246218502521515], [-0.3233505189418793, 0.31663939356803894], [-0.3989240825176239, -0.16902606189250946], [0.28920766711235046, -0.34637805819511414]], [[0.2888351082801819, -0.02197308838367462], [-0.2223297357559204, -0.04394615814089775], [-0.06505396962165833, -0.09080759435892105], [0.241868257522583, 0.19698236882686615]]]> : tensor<2x4x2xf32>}> : (tensor<2x4x2xf32>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// strsm diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.84375, -0.21875, 0.0625], [-0.03125, 2.25, 0.65625], [0.21875, 0.0, 1.96875]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[-0.875, -0.875], [-1.0, -0.375], [-0.375, 0.75]]> : tensor<3x2xf32>
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[-0.47457626461982727, -0.47457626461982727], [-0.4510357677936554, -0.1732580065727234], [-0.13774549961090088, 0.4336830973625183]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// strsm diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.90625, -0.0625, -0.3125], [0.40625, 2.125, 0.4375], [0.1875, 0.375, 1.9375]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[0.75, 2.75, -1.25], [1.125, 1.75, 0.375]]> : tensor<2x3xf32>
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[0.5654296875, 3.296875, -1.25], [1.34130859375, 1.5859375, 0.375]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// strsm diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[2.1875, 0.3125, -0.15625], [0.09375, 1.78125, -0.1875], [-0.15625, -0.03125, 2.03125]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[0.5, -1.5], [2.0, 1.125], [0.75, -0.375]]> : tensor<3x2xf32>
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[0.22857142984867096, -0.6857143044471741], [1.0827068090438843, 0.7518796920776367], [0.48675537109375, -0.1679583638906479]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// strsm diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.96875, 0.125, 0.09375], [-0.4375, 2.1875, 0.75], [-0.46875, 0.25, 2.09375]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[-0.125, 1.375, -1.25], [0.125, 1.5, -0.25]]> : tensor<2x3xf32>
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-05 : f32, value = dense<[[-0.050793636590242386, 0.6968017220497131, -0.5970149040222168], [0.1904762089252472, 0.6993603110313416, -0.11940298229455948]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// dorgqr
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.125, -0.5], [1.625, -0.875, 0.875], [-1.25, 0.75, -0.125], [-2.625, -0.0, -1.125]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-0.125, 0.40625, -0.28125]> : tensor<3xf64>
  %0 = stablehlo.custom_call @lapack_dorgqr_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>) -> tensor<4x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[1.125, 0.168212890625, -0.12992286682128906], [0.203125, 0.867095947265625, -0.6015055179595947], [-0.15625, -0.51495361328125, 1.1508679389953613], [-0.328125, -0.441558837890625, 0.02464127540588379]]> : tensor<4x3xf64>}> : (tensor<4x3xf64>) -> ()
  func.return
}

// -----

// dormqr left = true, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.125, -0.5], [1.625, -0.875, 0.875], [-1.25, 0.75, -0.125], [-2.625, -0.0, -1.125]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-0.125, 0.40625, -0.28125]> : tensor<3xf64>
  %c = stablehlo.constant dense<[[-1.125, 1.5], [0.125, 1.625], [0.375, -0.875], [-0.125, 1.25]]> : tensor<4x2xf64>
  %0 = stablehlo.custom_call @lapack_dormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[-1.2578125, 1.744140625], [-0.2187652587890625, 1.5599861145019531], [0.4994703531265259, -2.1485386192798615], [0.1624176949262619, 1.3089439012110233]]> : tensor<4x2xf64>}> : (tensor<4x2xf64>) -> ()
  func.return
}

// -----

// dormqr left = true, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.125, -0.5], [1.625, -0.875, 0.875], [-1.25, 0.75, -0.125], [-2.625, -0.0, -1.125]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-0.125, 0.40625, -0.28125]> : tensor<3xf64>
  %c = stablehlo.constant dense<[[1.0, 0.0], [0.0, -0.125], [-0.625, 2.0], [0.0, -1.125]]> : tensor<4x2xf64>
  %0 = stablehlo.custom_call @lapack_dormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[1.2062017917633057, 0.1547277867794037], [0.5790659487247467, -0.7120034731924534], [-0.8755424618721008, 2.096220202744007], [-0.34352579712867737, -2.5644246004521847]]> : tensor<4x2xf64>}> : (tensor<4x2xf64>) -> ()
  func.return
}

// -----

// dormqr left = false, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.125, -0.5], [1.625, -0.875, 0.875], [-1.25, 0.75, -0.125], [-2.625, -0.0, -1.125]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-0.125, 0.40625, -0.28125]> : tensor<3xf64>
  %c = stablehlo.constant dense<[[-0.5, 0.75, 0.625, -0.125], [-0.625, 0.0, -1.75, -1.375]]> : tensor<2x4xf64>
  %0 = stablehlo.custom_call @lapack_dormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[-0.4691421091556549, 0.2394179068505764, 0.38121504336595535, -0.44825049862265587], [0.056640177965164185, 1.6582748778164387, -2.24622193723917, -3.100035447627306]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  func.return
}

// -----

// dormqr left = false, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.125, -0.5], [1.625, -0.875, 0.875], [-1.25, 0.75, -0.125], [-2.625, -0.0, -1.125]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-0.125, 0.40625, -0.28125]> : tensor<3xf64>
  %c = stablehlo.constant dense<[[0.875, -0.5, 0.375, 1.25], [0.625, 0.0, 2.25, 0.625]]> : tensor<2x4xf64>
  %0 = stablehlo.custom_call @lapack_dormqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[0.4140625, -1.0314178466796875, 0.6494473218917847, 2.983005777001381], [0.146484375, -1.3294868469238281, 2.5236518681049347, 1.7804930172860622]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  func.return
}

// -----

// dgeqp3
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.75, 0.375], [-0.875, 0.125, -0.125], [-2.0, -0.125, -0.25], [-0.5, -1.75, -0.375]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
  %0:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<4x3xf64>, tensor<3xi32>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<3xf64>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[-0.5994789404140899, -1.0947006737996428, -1.5899224071851954], [-0.12827368023662283, 1.9894422421328568, -0.5057267354271819], [-0.25654736047324567, 0.6548635492446312, 0.9341505275942417], [-0.3848210407098685, 0.08045962982006398, 0.8652245040576322]]> : tensor<4x3xf64>}> : (tensor<4x3xf64>) -> ()
  check.expect_eq_const %0#1, dense<[3, 1, 2]> : tensor<3xi32>
  "check.expect_almost_eq_const"(%0#2) <{tolerance = 3e-14 : f64, value = dense<[1.6255432421712244, 1.3934174761785691, 1.1437633678659485]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  func.return
}

// -----

// dgtsv
func.func @main() {
  %a = stablehlo.constant dense<[[-0.0, 0.125, -1.125, 0.625], [-1.25, -0.25, 1.375, -0.75]]> : tensor<2x4xf64>
  %b = stablehlo.constant dense<[[3.5, 5.125, 3.625, 3.75], [4.25, 5.125, 1.75, 3.125]]> : tensor<2x4xf64>
  %c = stablehlo.constant dense<[[-1.0, -1.125, -0.875, -0.875], [0.25, -0.875, 0.125, 0.375]]> : tensor<2x4xf64>
  %d = stablehlo.constant dense<[[[-0.75, 0.125], [1.625, 0.375], [-0.625, -0.125], [-1.0, 0.25]], [[0.875, -0.875], [-0.25, 1.125], [-0.5, 0.25], [-1.0, -0.875]]]> : tensor<2x4x2xf64>
  %0:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%a, %b, %c, %d) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4x2xf64>) -> (tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4x2xf64>, tensor<2xi32>)
  "check.expect_almost_eq_const"(%0#3) <{tolerance = 3e-14 : f64, value = dense<[[[-0.13163964258695077, 0.05647760034350911], [0.28926125094567234, 0.07267160120228189], [-0.1413253726460425, 0.004001472181896254], [-0.24311243789232626, 0.06599975463635062]], [[0.21017761188198986, -0.21815789380222964], [-0.07301940199382745, 0.20868419463790402], [-0.2020215293587007, -0.001090318891639344], [-0.3684851670460882, -0.2802616765339935]]]> : tensor<2x4x2xf64>}> : (tensor<2x4x2xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// dtrsm diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.875, 0.53125, -0.09375], [-0.125, 1.84375, -0.03125], [0.15625, 0.0625, 2.5]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[0.25, 1.5], [0.25, 0.625], [-1.5, -0.125]]> : tensor<3x2xf64>
  %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[0.13333333333333333, 0.8], [0.14463276836158193, 0.3932203389830508], [-0.6119491525423729, -0.10983050847457627]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  func.return
}

// -----

// dtrsm diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.96875, -0.0625, -0.53125], [0.21875, 1.90625, -0.125], [-0.0625, -0.0625, 2.09375]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[-1.25, -0.875, 0.25], [0.125, -0.375, -0.625]]> : tensor<2x3xf64>
  %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[-1.169921875, -0.84375, 0.25], [-0.2353515625, -0.453125, -0.625]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// dtrsm diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.78125, 0.0, 0.28125], [-0.25, 2.375, 0.21875], [-0.125, 0.1875, 1.625]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[-1.75, -1.25], [-0.375, -0.375], [-0.5, 0.125]]> : tensor<3x2xf64>
  %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[-0.9824561403508771, -0.7017543859649122], [-0.15789473684210525, -0.15789473684210525], [-0.11639676113360327, 0.21963562753036442]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  func.return
}

// -----

// dtrsm diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.46875, 0.125, -0.34375], [-0.15625, 1.90625, -0.28125], [-0.34375, -0.25, 2.0]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[0.625, 0.625, -1.0], [-0.75, -0.875, 0.5]]> : tensor<2x3xf64>
  %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 3e-14 : f64, value = dense<[[0.3364143704220439, 0.26229508196721313, -0.5], [-0.4974712242762469, -0.42622950819672134, 0.25]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// cungqr
func.func @main() {
  %a = stablehlo.constant dense<[[(-2.0, 1.5), (1.25, 0.125), (-0.5, 0.125)], [(-0.75, -0.875), (0.375, -0.25), (1.0, 0.75)], [(0.375, -1.375), (1.0, 0.625), (0.125, 0.375)], [(1.25, 0.25), (1.25, -2.25), (-0.125, -0.125)]]> : tensor<4x3xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.15625, -0.59375), (-0.1875, 0.15625), (0.03125, -0.15625)]> : tensor<3xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_cungqr_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[0.84375, -0.33026123046875, -0.7864058613777161], [0.63671875, 0.8624992370605469, 0.542536735534668], [0.7578125, -0.7386436462402344, 0.6747381091117859], [-0.34375, -0.36638641357421875, -1.293337345123291]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[0.59375, -0.654510498046875, -0.2220587134361267], [-0.30859375, 0.6236114501953125, 0.5999494791030884], [0.4375, 0.16960525512695312, 0.9914823770523071], [0.703125, -1.5178909301757812, -1.1390002965927124]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  func.return
}

// -----

// cunmqr left = true, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[(-2.0, 1.5), (1.25, 0.125), (-0.5, 0.125)], [(-0.75, -0.875), (0.375, -0.25), (1.0, 0.75)], [(0.375, -1.375), (1.0, 0.625), (0.125, 0.375)], [(1.25, 0.25), (1.25, -2.25), (-0.125, -0.125)]]> : tensor<4x3xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.15625, -0.59375), (-0.1875, 0.15625), (0.03125, -0.15625)]> : tensor<3xcomplex<f32>>
  %c = stablehlo.constant dense<[[(0.875, -0.875), (-1.875, -0.75)], [(0.75, -0.25), (-0.25, -1.0)], [(0.75, 1.25), (-0.875, 1.75)], [(-0.625, -0.75), (2.25, -1.75)]]> : tensor<4x2xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_cunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[1.576171875, -3.779296875], [1.8001232147216797, 3.0459485054016113], [3.1711039543151855, 1.133411169052124], [0.9516234993934631, 3.7262043952941895]]> : tensor<4x2xf32>}> : (tensor<4x2xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[0.130859375, 0.4951171875], [-1.5460586547851562, 1.2261013984680176], [0.6547489166259766, 6.655324459075928], [-0.744403600692749, -0.6793496012687683]]> : tensor<4x2xf32>}> : (tensor<4x2xf32>) -> ()
  func.return
}

// -----

// cunmqr left = true, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[(-2.0, 1.5), (1.25, 0.125), (-0.5, 0.125)], [(-0.75, -0.875), (0.375, -0.25), (1.0, 0.75)], [(0.375, -1.375), (1.0, 0.625), (0.125, 0.375)], [(1.25, 0.25), (1.25, -2.25), (-0.125, -0.125)]]> : tensor<4x3xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.15625, -0.59375), (-0.1875, 0.15625), (0.03125, -0.15625)]> : tensor<3xcomplex<f32>>
  %c = stablehlo.constant dense<[[(1.125, 1.0), (1.125, -0.625)], [(0.875, 2.25), (1.125, 0.125)], [(-0.875, -0.625), (-0.125, 0.75)], [(-1.375, 1.75), (-1.375, 0.5)]]> : tensor<4x2xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_cunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[0.2655414342880249, 0.5657683610916138], [-0.2802920639514923, -0.4222733974456787], [-3.9757919311523438, -3.191549777984619], [-0.9715327620506287, -2.3705694675445557]]> : tensor<4x2xf32>}> : (tensor<4x2xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[0.05124634504318237, -2.2953004837036133], [4.8203630447387695, 1.8269128799438477], [0.5893605947494507, 0.5181458592414856], [3.9051430225372314, -0.6288652420043945]]> : tensor<4x2xf32>}> : (tensor<4x2xf32>) -> ()
  func.return
}

// -----

// cunmqr left = false, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[(-2.0, 1.5), (1.25, 0.125), (-0.5, 0.125)], [(-0.75, -0.875), (0.375, -0.25), (1.0, 0.75)], [(0.375, -1.375), (1.0, 0.625), (0.125, 0.375)], [(1.25, 0.25), (1.25, -2.25), (-0.125, -0.125)]]> : tensor<4x3xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.15625, -0.59375), (-0.1875, 0.15625), (0.03125, -0.15625)]> : tensor<3xcomplex<f32>>
  %c = stablehlo.constant dense<[[(-1.25, -0.375), (0.375, -0.75), (1.375, 0.25), (-0.5, 0.125)], [(-0.75, 1.125), (1.0, 0.75), (0.125, -1.625), (-1.125, 0.375)]]> : tensor<2x4xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_cunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[-2.0441172122955322, -0.5959302186965942, -1.1136748790740967, -2.021756649017334], [-0.43466657400131226, -1.960627794265747, -3.8988397121429443, -1.286154866218567]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[1.4915283918380737, -2.35206937789917, 0.0727044939994812, 3.4522645473480225], [4.170677185058594, -0.6921007633209229, 0.5529513359069824, 4.646946907043457]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  func.return
}

// -----

// cunmqr left = false, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[(-2.0, 1.5), (1.25, 0.125), (-0.5, 0.125)], [(-0.75, -0.875), (0.375, -0.25), (1.0, 0.75)], [(0.375, -1.375), (1.0, 0.625), (0.125, 0.375)], [(1.25, 0.25), (1.25, -2.25), (-0.125, -0.125)]]> : tensor<4x3xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.15625, -0.59375), (-0.1875, 0.15625), (0.03125, -0.15625)]> : tensor<3xcomplex<f32>>
  %c = stablehlo.constant dense<[[(0.875, 1.0), (0.5, -0.75), (1.0, -0.25), (-0.5, -1.375)], [(-1.0, -1.375), (0.875, -1.125), (-1.125, -0.375), (-2.125, 0.375)]]> : tensor<2x4xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_cunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[2.2373046875, -1.3356590270996094, 0.25833603739738464, 0.3477572500705719], [-0.0390625, 3.128915309906006, 4.418930530548096, -5.261234760284424]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[1.1005859375, 0.3789663314819336, 2.0830018520355225, -3.2516815662384033], [-5.1396484375, 3.858276844024658, 1.7848984003067017, -3.7947731018066406]]> : tensor<2x4xf32>}> : (tensor<2x4xf32>) -> ()
  func.return
}

// -----

// cgeqp3
func.func @main() {
  %a = stablehlo.constant dense<[[(-2.25, -0.5), (0.75, 1.0), (-1.125, -0.75)], [(-1.125, 1.125), (0.625, -0.75), (-0.125, -0.375)], [(-1.5, 1.875), (1.875, 0.375), (-0.875, 0.125)], [(0.25, 2.25), (0.25, 0.375), (1.375, -0.875)]]> : tensor<4x3xcomplex<f32>>
  %b = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
  %0:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<4x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-05 : f32, value = dense<[[2.3284919261932373, 1.093787670135498, -1.2749667167663574], [0.057084668427705765, 4.18718957901001, -0.845669150352478], [0.23444876074790955, 0.2066553831100464, -1.317806601524353], [-0.3276696801185608, 0.34491676092147827, 0.27799710631370544]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-05 : f32, value = dense<[[0.0, 0.073813796043396, -0.026841402053833008], [0.09618858247995377, 0.0, -1.5155755281448364], [-0.08711083233356476, -0.2728725075721741, 0.0], [0.3245272636413574, -0.5093905329704285, 0.20608700811862946]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  check.expect_eq_const %0#1, dense<[3, 1, 2]> : tensor<3xi32>
  %real0_2 = stablehlo.real %0#2 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-05 : f32, value = dense<[1.4831453561782837, 1.2362719774246216, 1.6606396436691284]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-05 : f32, value = dense<[0.32209688425064087, -0.3533133864402771, 0.45645880699157715]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  func.return
}

// -----

// cgtsv
func.func @main() {
  %a = stablehlo.constant dense<[[(0.75, -1.0), (-1.125, 0.625), (1.125, -2.0), (1.25, -0.375)], [(-0.625, -0.375), (-0.625, -0.25), (0.125, 0.25), (0.0, -1.25)]]> : tensor<2x4xcomplex<f32>>
  %b = stablehlo.constant dense<[[(4.625, 1.0), (3.875, 1.0), (3.375, 1.5), (2.625, -0.25)], [(2.875, -1.125), (4.375, 1.0), (3.0, 0.25), (4.125, 1.125)]]> : tensor<2x4xcomplex<f32>>
  %c = stablehlo.constant dense<[[(0.0, 1.0), (1.25, -0.5), (0.875, 1.75), (0.75, -0.125)], [(0.5, 1.0), (0.375, -0.125), (0.25, -0.25), (0.25, 2.0)]]> : tensor<2x4xcomplex<f32>>
  %d = stablehlo.constant dense<[[[(-0.25, -0.25), (-1.25, -2.375)], [(-0.75, 0.625), (-0.375, 0.5)], [(2.125, -0.5), (0.25, -1.375)], [(0.875, 1.5), (-1.0, 0.25)]], [[(0.375, 1.0), (0.625, 1.375)], [(1.75, -0.5), (-0.75, 0.75)], [(0.625, -0.25), (0.25, -0.125)], [(-1.0, -0.125), (0.0, 0.0)]]]> : tensor<2x4x2xcomplex<f32>>
  %0:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%a, %b, %c, %d) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2xi32>)
  %real0_3 = stablehlo.real %0#3 : (tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x2xf32>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-05 : f32, value = dense<[[[0.04865212365984917, -0.3083103597164154], [-0.08141227066516876, -0.132940411567688], [0.4638972878456116, 0.005111975129693747], [0.1414903700351715, -0.3441157937049866]], [[-0.06779180467128754, 0.13471026718616486], [0.33284708857536316, -0.1233491599559784], [0.17958247661590576, 0.10422829538583755], [-0.17972080409526825, 0.022784175351262093]]]> : tensor<2x4x2xf32>}> : (tensor<2x4x2xf32>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x2xf32>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-05 : f32, value = dense<[[[-0.046970780938863754, -0.4181079864501953], [0.5219868421554565, 0.24217255413532257], [-0.9340705275535583, -0.46447983384132385], [1.0959702730178833, 0.284376323223114]], [[0.2305821180343628, 0.5235168933868408], [-0.144073024392128, 0.28957399725914], [-0.14110369980335236, -0.052354369312524796], [0.07313066720962524, 0.025370465591549873]]]> : tensor<2x4x2xf32>}> : (tensor<2x4x2xf32>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// ctrsm diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(2.28125, -0.03125), (0.03125, -0.15625), (-0.03125, 0.5)], [(-0.0625, 0.34375), (2.09375, 0.125), (-0.21875, 0.0)], [(-0.125, 0.5625), (0.0, 0.09375), (1.84375, -0.03125)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.25, 0.75), (0.25, -1.0)], [(1.375, 1.875), (-0.0, -0.375)], [(2.125, 0.0), (-0.875, 0.875)]]> : tensor<3x2xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[0.10506567358970642, 0.1155722364783287], [0.7643640041351318, -0.08057589083909988], [1.3036932945251465, -0.6173201203346252]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[0.33020639419555664, -0.43677300214767456], [0.8424960374832153, -0.20630651712417603], [-0.02643653377890587, 0.4033392667770386]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// ctrsm diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(2.3125, -0.1875), (-0.28125, 0.125), (-0.09375, 0.375)], [(-0.34375, -0.46875), (2.03125, -0.03125), (-0.03125, -0.09375)], [(-0.09375, 0.125), (-0.15625, -0.25), (1.90625, -0.03125)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(-1.0, -1.5), (0.75, 0.625), (0.125, 0.25)], [(-0.125, -0.125), (0.375, 1.0), (-0.25, 1.25)]]> : tensor<2x3xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[-0.6085205078125, 0.73046875, 0.125], [0.517578125, 0.25, -0.25]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[-1.4334716796875, 0.64453125, 0.25], [0.34033203125, 1.015625, 1.25]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// ctrsm diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(1.71875, 0.0), (-0.1875, -0.3125), (0.375, -0.3125)], [(0.34375, 0.21875), (1.8125, -0.15625), (-0.28125, -0.03125)], [(-0.15625, 0.15625), (-0.125, 0.21875), (1.59375, -0.09375)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.0, 0.75), (-0.875, 0.5)], [(1.75, 1.875), (0.625, 1.375)], [(-1.125, -0.5), (0.0, -0.125)]]> : tensor<3x2xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[0.0, -0.5090909004211426], [1.1254593133926392, 0.41479653120040894], [-0.41659438610076904, 0.2710542380809784]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[0.4363636374473572, 0.290909081697464], [0.9826014637947083, 0.8407306671142578], [-0.2405613362789154, 0.07722779363393784]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// ctrsm diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(1.6875, -0.21875), (0.0625, -0.09375), (0.03125, 0.09375)], [(0.6875, -0.03125), (2.03125, -0.21875), (-0.53125, 0.1875)], [(-0.15625, -0.125), (0.03125, -0.125), (1.6875, -0.34375)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(-0.75, 0.25), (0.625, -1.125), (-1.625, 1.25)], [(-0.125, 1.125), (0.75, 0.25), (-0.375, -1.75)]]> : tensor<2x3xcomplex<f32>>
  %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-05 : f32, value = dense<[[-0.750676691532135, 0.35544493794441223, -1.0694764852523804], [-0.23127061128616333, 0.4136390686035156, -0.010536722838878632]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-05 : f32, value = dense<[[0.2667516767978668, -0.5894257426261902, 0.5228844285011292], [0.4728059768676758, 0.18296168744564056, -1.0391833782196045]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// zungqr
func.func @main() {
  %a = stablehlo.constant dense<[[(-1.0, -1.125), (1.0, -1.375), (1.75, 0.375)], [(0.25, -0.625), (1.25, -2.375), (-0.625, 0.75)], [(-0.25, 0.125), (0.0, -0.5), (0.375, 2.125)], [(-1.5, 0.125), (1.0, -0.75), (1.375, 0.125)]]> : tensor<4x3xcomplex<f64>>
  %b = stablehlo.constant dense<[(-0.25, -0.125), (-0.1875, -0.125), (0.09375, 0.40625)]> : tensor<3xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_zungqr_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[1.25, -0.1552734375, -0.24564456939697266], [0.140625, 1.251983642578125, 0.1871466040611267], [-0.078125, 0.080657958984375, 0.9611380696296692], [-0.390625, 0.493499755859375, 0.418462336063385]]> : tensor<4x3xf64>}> : (tensor<4x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[0.125, 0.165283203125, 0.1967158317565918], [-0.125, 0.26336669921875, 0.23883962631225586], [0.0, -0.15447998046875, -0.5489397048950195], [-0.15625, -0.282958984375, -0.9541667699813843]]> : tensor<4x3xf64>}> : (tensor<4x3xf64>) -> ()
  func.return
}

// -----

// zunmqr left = true, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[(-1.0, -1.125), (1.0, -1.375), (1.75, 0.375)], [(0.25, -0.625), (1.25, -2.375), (-0.625, 0.75)], [(-0.25, 0.125), (0.0, -0.5), (0.375, 2.125)], [(-1.5, 0.125), (1.0, -0.75), (1.375, 0.125)]]> : tensor<4x3xcomplex<f64>>
  %b = stablehlo.constant dense<[(-0.25, -0.125), (-0.1875, -0.125), (0.09375, 0.40625)]> : tensor<3xcomplex<f64>>
  %c = stablehlo.constant dense<[[(0.875, -0.25), (0.75, -1.375)], [(0.5, -0.375), (0.5, 0.5)], [(1.5, 1.5), (-0.0, -0.625)], [(1.875, 0.0), (-1.0, -0.375)]]> : tensor<4x2xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_zunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x2xcomplex<f64>>) -> tensor<4x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[0.330078125, 1.22265625], [1.1646232604980469, 0.12311553955078125], [1.1428049132227898, 0.04071293771266937], [2.479633305221796, -1.68500710837543]]> : tensor<4x2xf64>}> : (tensor<4x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x2xcomplex<f64>>) -> tensor<4x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[-0.236328125, -1.640625], [0.17627334594726562, 0.0654144287109375], [3.7538643553853035, -1.547423541545868], [3.1921389792114496, -1.3903065267950296]]> : tensor<4x2xf64>}> : (tensor<4x2xf64>) -> ()
  func.return
}

// -----

// zunmqr left = true, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[(-1.0, -1.125), (1.0, -1.375), (1.75, 0.375)], [(0.25, -0.625), (1.25, -2.375), (-0.625, 0.75)], [(-0.25, 0.125), (0.0, -0.5), (0.375, 2.125)], [(-1.5, 0.125), (1.0, -0.75), (1.375, 0.125)]]> : tensor<4x3xcomplex<f64>>
  %b = stablehlo.constant dense<[(-0.25, -0.125), (-0.1875, -0.125), (0.09375, 0.40625)]> : tensor<3xcomplex<f64>>
  %c = stablehlo.constant dense<[[(-0.75, -1.375), (-1.25, 1.875)], [(0.0, -1.375), (-1.75, 1.5)], [(0.125, 0.625), (0.0, -0.375)], [(-0.625, -1.125), (-1.0, 1.0)]]> : tensor<4x2xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_zunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x2xcomplex<f64>>) -> tensor<4x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[-0.08629851043224335, -1.102451503276825], [0.5390431955456734, -3.3359713405370712], [-0.6822645589709282, 0.7587249130010605], [-2.4477348886430264, -1.2214069664478302]]> : tensor<4x2xf64>}> : (tensor<4x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x2xcomplex<f64>>) -> tensor<4x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[-0.9899987876415253, 0.894686222076416], [-2.3585068229585886, 1.360411874949932], [0.9800366628915071, 0.7959469333291054], [-1.8189104702323675, 4.069244123995304]]> : tensor<4x2xf64>}> : (tensor<4x2xf64>) -> ()
  func.return
}

// -----

// zunmqr left = false, transpose = true
func.func @main() {
  %a = stablehlo.constant dense<[[(-1.0, -1.125), (1.0, -1.375), (1.75, 0.375)], [(0.25, -0.625), (1.25, -2.375), (-0.625, 0.75)], [(-0.25, 0.125), (0.0, -0.5), (0.375, 2.125)], [(-1.5, 0.125), (1.0, -0.75), (1.375, 0.125)]]> : tensor<4x3xcomplex<f64>>
  %b = stablehlo.constant dense<[(-0.25, -0.125), (-0.1875, -0.125), (0.09375, 0.40625)]> : tensor<3xcomplex<f64>>
  %c = stablehlo.constant dense<[[(1.75, -1.25), (-0.875, 2.125), (-0.25, -0.75), (1.0, -2.25)], [(0.375, -0.125), (2.0, -0.125), (-0.625, 1.875), (0.5, -0.375)]]> : tensor<2x4xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_zunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[1.4032384902238846, -1.581144267693162, 1.6023143250495195, 4.068846313282847], [0.22952061146497726, 2.748589255847037, -1.1283713402226567, 0.4636021973565221]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[-0.22405321896076202, 1.6478120516985655, -0.032338207587599754, -3.1536722499877214], [-0.6447193548083305, -0.5720831705257297, 2.1643148278817534, 0.4929300667718053]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  func.return
}

// -----

// zunmqr left = false, transpose = false
func.func @main() {
  %a = stablehlo.constant dense<[[(-1.0, -1.125), (1.0, -1.375), (1.75, 0.375)], [(0.25, -0.625), (1.25, -2.375), (-0.625, 0.75)], [(-0.25, 0.125), (0.0, -0.5), (0.375, 2.125)], [(-1.5, 0.125), (1.0, -0.75), (1.375, 0.125)]]> : tensor<4x3xcomplex<f64>>
  %b = stablehlo.constant dense<[(-0.25, -0.125), (-0.1875, -0.125), (0.09375, 0.40625)]> : tensor<3xcomplex<f64>>
  %c = stablehlo.constant dense<[[(0.0, 0.0), (0.625, -0.875), (1.625, 1.25), (-0.125, -1.375)], [(1.0, 1.125), (0.5, 1.0), (-0.25, -0.125), (0.125, -0.75)]]> : tensor<2x4xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_zunmqr_ffi(%a, %b, %c) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[-0.314453125, 0.8863487243652344, 1.2096881940960884, -0.0032072151079773903], [1.158203125, -0.16859817504882812, -1.5844354704022408, -2.106099758297205]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[0.2578125, -1.7242813110351562, -0.16119781136512756, -4.203521457500756], [1.892578125, 0.9973106384277344, -0.18909282237291336, -1.8337654042989016]]> : tensor<2x4xf64>}> : (tensor<2x4xf64>) -> ()
  func.return
}

// -----

// zgeqp3
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.25, 0.75), (0.5, -2.875), (0.75, 0.0)], [(0.25, -1.5), (1.0, 1.125), (-0.5, 2.5)], [(0.25, -0.5), (-1.625, 0.125), (0.75, -0.25)], [(0.125, 0.375), (-0.375, 0.625), (1.125, 1.25)]]> : tensor<4x3xcomplex<f64>>
  %b = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
  %0:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<3xi32>) -> (tensor<4x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
  %real0_0 = stablehlo.real %0#0 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
  "check.expect_almost_eq_const"(%real0_0) <{tolerance = 3e-14 : f64, value = dense<[[-3.2427804427682116, -0.5541155288534092, 0.9684975765176977], [-0.1252260191029557, 3.443032998078058, -0.9287630669987296], [0.18783902865443353, 0.31213726701118133, -1.2470310670820441], [0.2817585429816503, 0.3984790262108192, 0.018973123173219197]]> : tensor<4x3xf64>}> : (tensor<4x3xf64>) -> ()
  %imag0_0 = stablehlo.imag %0#0 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
  "check.expect_almost_eq_const"(%imag0_0) <{tolerance = 3e-14 : f64, value = dense<[[0.0, 1.3443324569574013, -0.19755423202599798], [0.6261300955147785, 0.0, -0.10745907499739904], [-0.06261300955147785, -0.20257724552978376, 0.0], [0.31306504775738925, -0.30468795711051894, 0.942264731065078]]> : tensor<4x3xf64>}> : (tensor<4x3xf64>) -> ()
  check.expect_eq_const %0#1, dense<[3, 2, 1]> : tensor<3xi32>
  %real0_2 = stablehlo.real %0#2 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "check.expect_almost_eq_const"(%real0_2) <{tolerance = 3e-14 : f64, value = dense<[1.23128300334751, 1.4385227628585724, 1.0140827971564084]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  %imag0_2 = stablehlo.imag %0#2 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "check.expect_almost_eq_const"(%imag0_2) <{tolerance = 3e-14 : f64, value = dense<[0.0, 0.018409252440114952, -0.2138915043696647]> : tensor<3xf64>}> : (tensor<3xf64>) -> ()
  func.return
}

// -----

// zgtsv
func.func @main() {
  %a = stablehlo.constant dense<[[(-1.0, -0.5), (1.625, 0.0), (-0.875, 1.125), (0.25, -1.25)], [(1.125, 0.5), (0.75, 0.625), (-1.0, 0.5), (-0.75, 0.5)]]> : tensor<2x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(5.5, -0.25), (4.5, -1.0), (4.875, -1.875), (4.625, -0.375)], [(5.75, -0.625), (2.125, 0.5), (5.25, -1.5), (3.75, 1.375)]]> : tensor<2x4xcomplex<f64>>
  %c = stablehlo.constant dense<[[(0.25, -1.375), (-0.25, -0.25), (-0.75, -0.875), (-0.75, 0.125)], [(-1.125, 1.875), (-0.5, 0.625), (0.0, -0.375), (-0.125, -1.625)]]> : tensor<2x4xcomplex<f64>>
  %d = stablehlo.constant dense<[[[(-1.375, 0.5), (-1.625, 2.625)], [(0.75, -1.0), (-0.75, 1.0)], [(0.125, 0.25), (-0.625, -1.125)], [(0.125, -0.25), (1.375, -0.25)]], [[(-0.625, -0.75), (-0.375, 1.875)], [(-0.75, -1.875), (0.875, 0.375)], [(-1.0, 0.375), (-1.125, -0.625)], [(-1.375, 0.125), (-1.375, 0.875)]]]> : tensor<2x4x2xcomplex<f64>>
  %0:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%a, %b, %c, %d) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[0]> : tensor<1xindex>]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2xi32>)
  %real0_3 = stablehlo.real %0#3 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
  "check.expect_almost_eq_const"(%real0_3) <{tolerance = 3e-14 : f64, value = dense<[[[-0.21739970193467645, -0.3234732164075349], [0.2977592527620331, -0.05053268000456462], [0.05436000145666918, -0.01097003663817114], [0.0360543473277718, 0.34225884333642403]], [[-0.3703394991289455, -0.010734651206391102], [-0.49135005826927136, 0.38856968921499296], [-0.32013191006293595, -0.10365059605708196], [-0.3740446323933503, -0.2993214514380709]]]> : tensor<2x4x2xf64>}> : (tensor<2x4x2xf64>) -> ()
  %imag0_3 = stablehlo.imag %0#3 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
  "check.expect_almost_eq_const"(%imag0_3) <{tolerance = 3e-14 : f64, value = dense<[[[0.1652207070467494, 0.4481278358220845], [-0.21457936677198178, 0.039784655481499544], [-0.03389101859660204, -0.1579445118330291], [-0.034606889358291586, -0.02073067061368597]], [[-0.11743084843977877, 0.1982146211787394], [-0.546708045180463, 1.012983098463368e-05], [-0.10409478443575959, -0.20704688631455453], [0.192348329665468, 0.31549523440532606]]]> : tensor<2x4x2xf64>}> : (tensor<2x4x2xf64>) -> ()
  check.expect_eq_const %0#4, dense<[0, 0]> : tensor<2xi32>
  func.return
}

// -----

// ztrsm diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(2.03125, -0.03125), (0.09375, -0.1875), (0.1875, -0.15625)], [(-0.5, 0.25), (2.375, -0.1875), (0.5625, -0.03125)], [(0.25, -0.46875), (0.25, -0.03125), (1.65625, 0.03125)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.75, 1.25), (-0.75, 2.125)], [(1.875, 0.375), (-1.25, -0.75)], [(-1.0, -0.375), (-0.75, 1.125)]]> : tensor<3x2xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[-0.37860861334595364, -0.3852342640795078], [0.7435535727605042, -0.4904232280162556], [-0.84719583140319, -0.6051601272222326]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[0.6095598674869853, 1.0402271651680075], [0.38477826609371596, -0.09496092911543882], [-0.453643110654174, 0.42969986886024164]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  func.return
}

// -----

// ztrsm diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(1.78125, -0.09375), (0.375, -0.1875), (0.34375, 0.03125)], [(0.03125, -0.0625), (2.15625, -0.25), (0.1875, -0.40625)], [(0.375, -0.25), (-0.25, 0.375), (2.28125, 0.5)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(0.625, -1.0), (1.125, 0.125), (-0.5, -0.375)], [(-0.125, -1.125), (0.25, 0.375), (-1.125, -0.25)]]> : tensor<2x3xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[0.2724609375, 1.37109375, -0.5], [0.049560546875, 0.5625, -1.125]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[-0.595458984375, -0.0078125, -0.375], [-0.88525390625, -0.03515625, -0.25]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// ztrsm diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(2.25, 0.3125), (0.0, -0.4375), (-0.0625, -0.09375)], [(0.03125, -0.09375), (1.96875, 0.03125), (-0.15625, -0.125)], [(-0.09375, -0.125), (0.1875, 0.1875), (2.15625, 0.03125)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-1.125, 1.125), (1.375, -0.25)], [(1.0, -0.75), (-0.625, -0.375)], [(0.875, -0.75), (-0.75, 0.25)]]> : tensor<3x2xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[-0.558667676003028, 0.6146858440575321], [0.605728428772188, -0.3179081567471403], [0.44271992367019836, -0.3745400783974016]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[0.42240726722180166, -0.025738077214231644], [-0.24718927154262568, -0.3321192059294062], [-0.3579032258938985, 0.07740525843975463]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  func.return
}

// -----

// ztrsm diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[(2.03125, -0.09375), (0.0, -0.03125), (-0.125, -0.03125)], [(-0.90625, -0.125), (2.03125, -0.15625), (-0.46875, -0.21875)], [(0.0625, 0.3125), (0.28125, 0.0), (2.0625, 0.25)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.25, -0.625), (0.125, -0.75), (-0.125, 1.625)], [(0.5, -0.25), (0.875, -0.25), (0.25, 1.5)]]> : tensor<2x3xcomplex<f64>>
  %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 3e-14 : f64, value = dense<[[0.09166635305483614, 0.09297631088634548, 0.03438914027149321], [0.5549885320665477, 0.4166813947298376, 0.20633484162895926]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 3e-14 : f64, value = dense<[[-0.5371013883201367, -0.4705924940111791, 0.783710407239819], [-0.20916533344967528, -0.18826084642001598, 0.7022624434389141]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// dpotrf uplo = 76 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, -2.0], [-2.0, -4.0]]> : tensor<2x2xf64>
  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<i32>)
  check.expect_eq_const %0#1, dense<1> : tensor<i32>
  func.return
}

// -----

// dgetrf
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0], [2.0, 4.0]]> : tensor<2x2xf64>
  %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#0) <{tolerance = 3e-14 : f64, value = dense<[[2.0, 4.0], [0.5, 0.0]]> : tensor<2x2xf64>}> : (tensor<2x2xf64>) -> ()
  check.expect_eq_const %0#1, dense<[2, 2]> : tensor<2xi32>
  check.expect_eq_const %0#2, dense<2> : tensor<i32>
  func.return
}

// -----

// dgesdd mode = 83 : ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0x7FF8000000000000], [2.0, 3.0]]> : tensor<2x2xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<i32>)
  check.expect_eq_const %0#4, dense<-4> : tensor<i32>
  func.return
}

// -----

// dgesdd mode = 78 : ui8, with arrays for all vectors, 2x3
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2xf64>, tensor<2x2xf64>, tensor<3x3xf64>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[9.113479728108242, 3.308245342377151]> : tensor<2xf64>}> : (tensor<2xf64>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}

// -----

// dgesdd mode = 78 : ui8, with arrays for all vectors, 3x2
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf64>
  %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<3x3xf64>, tensor<2x2xf64>, tensor<i32>)
  "check.expect_almost_eq_const"(%0#1) <{tolerance = 3e-14 : f64, value = dense<[9.276381211417156, 2.8193530499862445]> : tensor<2xf64>}> : (tensor<2xf64>) -> ()
  check.expect_eq_const %0#4, dense<0> : tensor<i32>
  func.return
}
