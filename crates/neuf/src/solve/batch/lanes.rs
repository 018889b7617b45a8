//! The kinds of lanes there are, and which of them this processor has.

use super::Work;
use super::kernel::{Effort, Kernel};
#[cfg(target_arch = "aarch64")]
use super::neon;
#[cfg(not(target_arch = "wasm32"))]
use super::portable;
use super::single::Single;
use super::vector::Vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::wasm;
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512, sse42};

/// How many tasks go side by side, and by what kind of instructions. The answers are the same with all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Width {
    /// 8 lanes in ordinary 64-bit words, on all processors but WebAssembly's. Often slower than [`Width::Single`].
    Portable,
    /// One task after the other by the scalar solver, on any processor.
    Single,
    /// 8 lanes: WebAssembly with simd128, if compiled for it.
    Simd128,
    /// 8 lanes: aarch64.
    Neon,
    /// 8 lanes: x86-64 with SSE4.2.
    Sse42,
    /// 16 lanes: x86-64 with AVX2.
    Avx2,
    /// 32 lanes: x86-64 with AVX-512 (F, BW, VL and BITALG).
    Avx512,
}

impl Width {
    /// All kinds; one is preferred to those before it.
    pub const ALL: [Width; 7] =
        [Width::Portable, Width::Single, Width::Simd128, Width::Neon, Width::Sse42, Width::Avx2, Width::Avx512];

    /// Whether this processor has it.
    pub fn is_available(self) -> bool {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Width::Portable => true,
            Width::Single => true,
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Width::Simd128 => true,
            #[cfg(target_arch = "aarch64")]
            Width::Neon => true,
            #[cfg(target_arch = "x86_64")]
            Width::Sse42 => is_x86_feature_detected!("sse4.2"),
            #[cfg(target_arch = "x86_64")]
            Width::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Width::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512bitalg")
            }
            #[allow(unreachable_patterns, reason = "which kinds there are depends on the architecture")]
            _ => false,
        }
    }

    /// The kind to prefer on this processor.
    pub fn best() -> Width {
        Width::ALL.into_iter().rfind(|width| width.is_available()).expect("one at a time goes everywhere")
    }

    /// Tasks side by side: 1, 8, 16 or 32.
    pub const fn lanes(self) -> usize {
        match self {
            Width::Single => 1,
            Width::Portable | Width::Simd128 | Width::Neon | Width::Sse42 => 8,
            Width::Avx2 => 16,
            Width::Avx512 => 32,
        }
    }
}

/// Searches many tasks at once. Its memory (some 100 kB, more for long searches) serves again from run to run.
pub struct Lanes {
    width: Width,
    kernel: Box<dyn AnyKernel>,
}

/// A kernel of whatever vectors, or of none.
trait AnyKernel: Send {
    fn run(&mut self, work: &mut dyn Work);
    fn effort(&self) -> Effort;
}

impl<V: Vector + Send> AnyKernel for Kernel<V> {
    fn run(&mut self, work: &mut dyn Work) {
        self.run(work);
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}

impl AnyKernel for Single {
    fn run(&mut self, work: &mut dyn Work) {
        self.run(work);
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}

impl Default for Lanes {
    fn default() -> Lanes {
        Lanes::new()
    }
}

impl Lanes {
    /// The kind to prefer on this processor.
    pub fn new() -> Lanes {
        Lanes::with(Width::best()).expect("it is available")
    }

    /// Lanes of this kind; `None` if this processor does not have them.
    pub fn with(width: Width) -> Option<Lanes> {
        // The kernels rely on this check: nothing else makes one.
        if !width.is_available() {
            return None;
        }
        let kernel: Box<dyn AnyKernel> = match width {
            #[cfg(not(target_arch = "wasm32"))]
            Width::Portable => Box::new(Kernel::<portable::V>::new()),
            Width::Single => Box::new(Single::default()),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Width::Simd128 => Box::new(Kernel::<wasm::V>::new()),
            #[cfg(target_arch = "aarch64")]
            Width::Neon => Box::new(Kernel::<neon::V>::new()),
            #[cfg(target_arch = "x86_64")]
            Width::Sse42 => Box::new(Kernel::<sse42::V>::new()),
            #[cfg(target_arch = "x86_64")]
            Width::Avx2 => Box::new(Kernel::<avx2::V>::new()),
            #[cfg(target_arch = "x86_64")]
            Width::Avx512 => Box::new(Kernel::<avx512::V>::new()),
            #[allow(unreachable_patterns, reason = "which kinds there are depends on the architecture")]
            _ => return None,
        };
        Some(Lanes { width, kernel })
    }

    /// The kind of lanes these are.
    pub fn width(&self) -> Width {
        self.width
    }

    /// Answers all of `work`.
    pub fn run(&mut self, work: &mut dyn Work) {
        self.kernel.run(work);
    }

    /// What has been done since these lanes were made.
    pub fn effort(&self) -> Effort {
        self.kernel.effort()
    }
}
