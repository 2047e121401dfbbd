;; The arithmetic of a net with SIMD: the same functions as `plainKernel` in kernel.ts, which says what they
;; do. `npm run kernel` assembles this file into kernel-bytes.ts. Addresses here count bytes. An entry of a list is
;; eight bytes: the place (i32) and the value (f32) of an input above zero.

(module
  (import "m" "m" (memory 1))

  ;; Each input is written to the list, but `$p` moves on only behind a value above zero: no branch to mispredict.
  (func (export "gather") (param $x i32) (param $inputs i32) (param $list i32) (result i32)
    (local $i i32) (local $p i32) (local $value f32)
    (local.set $p (local.get $list))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $i) (local.get $inputs)))
        (i32.store (local.get $p) (local.get $i))
        (f32.store offset=4
          (local.get $p)
          (local.tee $value
            (f32.load (i32.add (local.get $x) (i32.shl (local.get $i) (i32.const 2))))))
        (local.set $p
          (i32.add
            (local.get $p)
            (i32.shl (f32.gt (local.get $value) (f32.const 0)) (i32.const 3))))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br $next)))
    (i32.shr_u (i32.sub (local.get $p) (local.get $list)) (i32.const 3)))

  ;; Four units at a time; `$steps` has the size of an entry where the value is above zero.
  (func (export "activate")
    (param $sum i32) (param $scale i32) (param $b i32) (param $units i32) (param $list i32) (result i32)
    (local $i i32) (local $p i32) (local $at i32) (local $value v128) (local $steps v128)
    (local.set $p (local.get $list))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $i) (local.get $units)))
        (local.set $at (i32.shl (local.get $i) (i32.const 2)))
        (local.set $value
          (f32x4.add
            (v128.load align=4 (i32.add (local.get $b) (local.get $at)))
            (f32x4.mul
              (v128.load align=4 (i32.add (local.get $sum) (local.get $at)))
              (v128.load align=4 (i32.add (local.get $scale) (local.get $at))))))
        (local.set $steps
          (v128.and
            (f32x4.gt (local.get $value) (v128.const f32x4 0 0 0 0))
            (v128.const i32x4 8 8 8 8)))
        (i32.store (local.get $p) (local.get $i))
        (f32.store offset=4 (local.get $p) (f32x4.extract_lane 0 (local.get $value)))
        (local.set $p (i32.add (local.get $p) (i32x4.extract_lane 0 (local.get $steps))))
        (i32.store (local.get $p) (i32.add (local.get $i) (i32.const 1)))
        (f32.store offset=4 (local.get $p) (f32x4.extract_lane 1 (local.get $value)))
        (local.set $p (i32.add (local.get $p) (i32x4.extract_lane 1 (local.get $steps))))
        (i32.store (local.get $p) (i32.add (local.get $i) (i32.const 2)))
        (f32.store offset=4 (local.get $p) (f32x4.extract_lane 2 (local.get $value)))
        (local.set $p (i32.add (local.get $p) (i32x4.extract_lane 2 (local.get $steps))))
        (i32.store (local.get $p) (i32.add (local.get $i) (i32.const 3)))
        (f32.store offset=4 (local.get $p) (f32x4.extract_lane 3 (local.get $value)))
        (local.set $p (i32.add (local.get $p) (i32x4.extract_lane 3 (local.get $steps))))
        (local.set $i (i32.add (local.get $i) (i32.const 4)))
        (br $next)))
    (i32.shr_u (i32.sub (local.get $p) (local.get $list)) (i32.const 3)))

  ;; 32 outputs at a time have their sums in eight registers; what is left of the outputs goes four at a time.
  (func (export "layer")
    (param $list i32) (param $count i32) (param $w i32) (param $b i32) (param $out i32) (param $outputs i32)
    (local $j i32) (local $p i32) (local $end i32) (local $row i32) (local $at i32) (local $value v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $s4 v128) (local $s5 v128) (local $s6 v128) (local $s7 v128)
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 3))))
    (block $no_32
      (loop $next_32
        (br_if $no_32 (i32.gt_u (i32.add (local.get $j) (i32.const 32)) (local.get $outputs)))
        (local.set $at (i32.add (local.get $b) (i32.shl (local.get $j) (i32.const 2))))
        (local.set $s0 (v128.load align=4 (local.get $at)))
        (local.set $s1 (v128.load offset=16 align=4 (local.get $at)))
        (local.set $s2 (v128.load offset=32 align=4 (local.get $at)))
        (local.set $s3 (v128.load offset=48 align=4 (local.get $at)))
        (local.set $s4 (v128.load offset=64 align=4 (local.get $at)))
        (local.set $s5 (v128.load offset=80 align=4 (local.get $at)))
        (local.set $s6 (v128.load offset=96 align=4 (local.get $at)))
        (local.set $s7 (v128.load offset=112 align=4 (local.get $at)))
        (local.set $p (local.get $list))
        (block $read
          (loop $entry
            (br_if $read (i32.ge_u (local.get $p) (local.get $end)))
            (local.set $row
              (i32.add
                (i32.add
                  (local.get $w)
                  (i32.shl (i32.mul (i32.load (local.get $p)) (local.get $outputs)) (i32.const 2)))
                (i32.shl (local.get $j) (i32.const 2))))
            (local.set $value (f32x4.splat (f32.load offset=4 (local.get $p))))
            (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $value) (v128.load align=4 (local.get $row)))))
            (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $value) (v128.load offset=16 align=4 (local.get $row)))))
            (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $value) (v128.load offset=32 align=4 (local.get $row)))))
            (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $value) (v128.load offset=48 align=4 (local.get $row)))))
            (local.set $s4 (f32x4.add (local.get $s4) (f32x4.mul (local.get $value) (v128.load offset=64 align=4 (local.get $row)))))
            (local.set $s5 (f32x4.add (local.get $s5) (f32x4.mul (local.get $value) (v128.load offset=80 align=4 (local.get $row)))))
            (local.set $s6 (f32x4.add (local.get $s6) (f32x4.mul (local.get $value) (v128.load offset=96 align=4 (local.get $row)))))
            (local.set $s7 (f32x4.add (local.get $s7) (f32x4.mul (local.get $value) (v128.load offset=112 align=4 (local.get $row)))))
            (local.set $p (i32.add (local.get $p) (i32.const 8)))
            (br $entry)))
        (local.set $at (i32.add (local.get $out) (i32.shl (local.get $j) (i32.const 2))))
        (v128.store align=4 (local.get $at) (local.get $s0))
        (v128.store offset=16 align=4 (local.get $at) (local.get $s1))
        (v128.store offset=32 align=4 (local.get $at) (local.get $s2))
        (v128.store offset=48 align=4 (local.get $at) (local.get $s3))
        (v128.store offset=64 align=4 (local.get $at) (local.get $s4))
        (v128.store offset=80 align=4 (local.get $at) (local.get $s5))
        (v128.store offset=96 align=4 (local.get $at) (local.get $s6))
        (v128.store offset=112 align=4 (local.get $at) (local.get $s7))
        (local.set $j (i32.add (local.get $j) (i32.const 32)))
        (br $next_32)))
    (block $no_4
      (loop $next_4
        (br_if $no_4 (i32.gt_u (i32.add (local.get $j) (i32.const 4)) (local.get $outputs)))
        (local.set $s0 (v128.load align=4 (i32.add (local.get $b) (i32.shl (local.get $j) (i32.const 2)))))
        (local.set $p (local.get $list))
        (block $read
          (loop $entry
            (br_if $read (i32.ge_u (local.get $p) (local.get $end)))
            (local.set $row
              (i32.add
                (i32.add
                  (local.get $w)
                  (i32.shl (i32.mul (i32.load (local.get $p)) (local.get $outputs)) (i32.const 2)))
                (i32.shl (local.get $j) (i32.const 2))))
            (local.set $value (f32x4.splat (f32.load offset=4 (local.get $p))))
            (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $value) (v128.load align=4 (local.get $row)))))
            (local.set $p (i32.add (local.get $p) (i32.const 8)))
            (br $entry)))
        (v128.store align=4 (i32.add (local.get $out) (i32.shl (local.get $j) (i32.const 2))) (local.get $s0))
        (local.set $j (i32.add (local.get $j) (i32.const 4)))
        (br $next_4)))))
