#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| neuf_fuzz::quick(data));
