/** Faults, not taste: order and spacing are Prettier's and the writer's. */
export default {
  extends: 'stylelint-config-standard',
  // pages of demonstration packages, with checks of their own
  ignoreFiles: ['art/**'],
  rules: {
    'no-unknown-animations': true,
    'function-no-unknown': true,
    // of CSS Modules
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // a fallback that lands in calc() must have a unit
    'length-zero-no-unit': [true, { ignore: ['custom-properties'], ignoreFunctions: ['var', 'env'] }],
    // it takes rules for different elements, or with different properties, for an override
    'no-descending-specificity': null,
    'media-feature-range-notation': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      // as scripts read them: styles.onNight
      rules: { 'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$' },
    },
  ],
}
