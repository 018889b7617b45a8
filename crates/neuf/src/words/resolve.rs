//! A Fluent pattern and its arguments → text.
//!
//! The syntax crate reads the files; this is the part of Fluent that the catalogues use: variables, literals, and
//! selection by plural form, by number or by word. The full resolver crate knows every language's plurals and
//! number formats, and would add 58 KB (gzip) to the page where this adds 16.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::{Arg, Language};

pub(super) fn text(pattern: &Pattern<&str>, language: Language, args: &[(&str, Arg)]) -> String {
    let mut resolver = Resolver { language, args, text: String::new() };
    resolver.pattern(pattern);
    resolver.text
}

struct Resolver<'a> {
    language: Language,
    args: &'a [(&'a str, Arg<'a>)],
    text: String,
}

impl<'a> Resolver<'a> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let chosen = variants.iter().find(|variant| self.is_met(selector, variant));
                if let Some(variant) = chosen.or_else(|| variants.iter().find(|variant| variant.default)) {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.text.push_str(&unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => self.text.push_str(value),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::VariableReference { id } => match self.arg(id.name) {
                Some(Arg::Text(value)) => self.text.push_str(value),
                Some(&Arg::Number(value)) => self.number(value),
                None => self.text.push_str(id.name),
            },
            // Terms, references and functions: no catalogue uses them, a test sees to it.
            _ => {}
        }
    }

    /// Whether a variant is the one for the selector's value. The default variant is for all that none is for.
    fn is_met(&self, selector: &InlineExpression<&str>, variant: &Variant<&str>) -> bool {
        let InlineExpression::VariableReference { id } = selector else { return false };
        match (self.arg(id.name), &variant.key) {
            (Some(Arg::Text(value)), VariantKey::Identifier { name }) => value == name,
            (Some(&Arg::Number(value)), VariantKey::Identifier { name }) => *name == plural(self.language, value),
            (Some(&Arg::Number(value)), VariantKey::NumberLiteral { value: name }) => name.parse() == Ok(value),
            _ => false,
        }
    }

    fn arg(&self, name: &str) -> Option<&'a Arg<'a>> {
        self.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value)
    }

    /// Whole numbers of five digits and more stand in groups of three.
    fn number(&mut self, value: i64) {
        let digits = value.unsigned_abs().to_string();
        if value < 0 {
            self.text.push('-');
        }
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && digits.len() >= 5 && (digits.len() - i).is_multiple_of(3) {
                self.text.push(match self.language {
                    Language::En => ',',
                    Language::Fr => '\u{202f}',
                });
            }
            self.text.push(digit);
        }
    }
}

/// The plural form of a whole number by Unicode's CLDR rules, without the form « many » that French has for round
/// millions: the catalogues give it no text of its own.
fn plural(language: Language, number: i64) -> &'static str {
    let one = match language {
        Language::En => number == 1,
        Language::Fr => number == 0 || number == 1,
    };
    if one { "one" } else { "other" }
}
