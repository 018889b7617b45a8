//! What a chain's length adds to its rating.

/// What a chain of `complexity` nodes is rated, given what its kind is rated at least.
///
/// Its length, two less, passes thresholds 4, 6, 8, 12, 16, 24, …; each adds a tenth. The tenths are added one by one, as the
/// sums of doubles decide ties: 6.6 + 0.1 is less than 6.5 + 0.2.
pub(super) fn rated(base: f64, complexity: u32) -> f64 {
    let length = u64::from(complexity.saturating_sub(2));
    let (mut added, mut threshold, mut thirds) = (0.0, 4u64, false);
    while length > threshold {
        added += 0.1;
        threshold = if thirds { threshold * 4 / 3 } else { threshold * 3 / 2 };
        thirds = !thirds;
    }
    base + added
}

/// The most complex a hint of this base may be so as not to be rated higher than `limit`; 0 if none is.
pub(super) fn most_complex(base: f64, limit: f64) -> u32 {
    // The scale is monotone: double, then halve.
    if rated(base, 0) > limit {
        return 0;
    }
    let (mut low, mut high) = (0, 1 << 20);
    if rated(base, high) <= limit {
        return high;
    }
    while high - low > 1 {
        let middle = (low + high) / 2;
        if rated(base, middle) <= limit {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_by_complexity() {
        let tenths = |complexity| (rated(0.0, complexity) * 10.0).round() as u32;
        for (range, expected) in
            [(3..=6, 0), (7..=8, 1), (9..=10, 2), (11..=14, 3), (15..=18, 4), (19..=26, 5), (27..=34, 6)]
        {
            assert!(range.clone().all(|complexity| tenths(complexity) == expected), "{range:?}");
        }
        for (last, expected) in [(50, 7), (66, 8), (98, 9), (130, 10), (194, 11), (258, 12), (386, 13), (514, 14)] {
            assert_eq!((tenths(last), tenths(last + 1)), (expected, expected + 1));
        }
    }

    #[test]
    fn doubles_decide_ties() {
        assert!(rated(6.6, 8) < rated(6.5, 10));
        assert!(rated(7.0, 8) > rated(6.6, 14));
        assert_eq!(most_complex(6.5, rated(6.6, 6)), 8);
        assert_eq!(most_complex(7.0, 6.9), 0);
        assert_eq!(most_complex(8.5, 9.0), 26);
    }
}
