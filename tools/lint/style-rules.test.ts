import stylelint from 'stylelint'
import { expect, it } from 'vitest'

/** Names of the rules that a sheet breaks. */
async function brokenBy(code: string, codeFilename = 'src/ui/Any.module.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

it('finds what a browser would pass over in silence', async () => {
  expect(await brokenBy('.box { colr: red; }')).toEqual(['property-no-unknown'])
  expect(await brokenBy('.box { color: 12px; }')).toEqual(['declaration-property-value-no-unknown'])
  expect(await brokenBy('.box { animation: spin 1s; }')).toEqual(['no-unknown-animations'])
  expect(await brokenBy('.box {\n  margin: 1px;\n  margin: 2px;\n}')).toEqual([
    'declaration-block-no-duplicate-properties',
  ])
  expect(await brokenBy('.box::befor { color: red; }')).toEqual(['selector-pseudo-element-no-unknown'])
})

it('knows the names and the words of CSS Modules, and lengths that need their unit', async () => {
  expect(await brokenBy('.onNight :global(.page) { inset: calc(1px + var(--bar, 0px)); }')).toEqual([])
  expect(await brokenBy('.on-night { inset: 0; }')).toEqual(['selector-class-pattern'])
  expect(await brokenBy('.on-night { inset: 0; }', 'src/first-paint.css')).toEqual([])
})
