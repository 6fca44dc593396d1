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
    return {
      /** @param {any} node */
      SvelteText(node) {
        if (node.parent.type === 'SvelteElement' || node.parent.type.endsWith('Block')) check(node, node.value);
      },
      /** @param {any} node */
      'SvelteMustacheTag[kind="text"] > Literal'(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      /** @param {any} node */
      'SvelteMustacheTag[kind="text"] > ConditionalExpression > Literal'(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      /** @param {any} node */
      SvelteAttribute(node) {
        if (!SPOKEN.has(node.key.name)) return;
        for (const part of node.value) if (part.type === 'SvelteLiteral') check(part, part.value);
      },
    };
  },
};
