// Every word a person can read or hear comes from the message files, so that all three languages stay complete.
// The rule refuses letters that stand directly in Svelte markup or in the attributes that are read or spoken.

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const LETTER = /\p{L}{2,}/u;

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralText = {
  meta: {
    type: 'problem',
    docs: { description: 'forbid literal text in markup; use a message' },
    messages: { literal: 'Literal text "{{text}}": put it into messages/*.json and call its message.' },
    schema: [],
  },
  create(context) {
    /** @param {any} node @param {string} text */
    const check = (node, text) => {
      if (LETTER.test(text)) context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } });
    };
    /** Looks at what an expression can turn into, not at what it asks. @param {any} node */
    const results = (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') check(node, node.value);
      else if (node.type === 'TemplateLiteral') for (const quasi of node.quasis) check(quasi, quasi.value.raw);
      else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(results);
      else if (node.type === 'LogicalExpression') [node.left, node.right].forEach(results);
    };
    return {
      /** @param {any} node */
      SvelteText(node) {
        if (node.parent.type === 'SvelteElement' || node.parent.type.endsWith('Block')) check(node, node.value);
      },
      /** @param {any} node */
      SvelteMustacheTag(node) {
        if (node.parent.type === 'SvelteElement' || node.parent.type.endsWith('Block')) results(node.expression);
      },
      /** @param {any} node */
      SvelteAttribute(node) {
        if (!SPOKEN.has(node.key.name)) return;
        for (const part of node.value) {
          if (part.type === 'SvelteLiteral') check(part, part.value);
          else if (part.type === 'SvelteMustacheTag') results(part.expression);
        }
      },
    };
  },
};
