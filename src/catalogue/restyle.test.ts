import { expect, it } from 'vitest'
import { queryAs, shownSelector } from './restyle.ts'

it('lets an attribute show what a pointer or the keyboard brings', () => {
  expect(shownSelector('.button:hover:not(:disabled)')).toBe(
    '.button:is(:hover, [data-shown~="hover"]):not(:disabled)',
  )
  expect(shownSelector('.box:focus-within, :focus-visible')).toBe(
    '.box:is(:focus-within, [data-shown~="within"]), :is(:focus-visible, [data-shown~="focus"])',
  )
})

it('rewrites a selector once', () => {
  const selector = shownSelector('.row:active')
  expect(shownSelector(selector)).toBe(selector)
})

it('answers a question about motion as the page wants it', () => {
  const query = 'screen and (prefers-reduced-motion: reduce)'
  expect(queryAs(query, 'system')).toBe(query)
  expect(queryAs(query, 'reduced')).toBe('screen and (min-width: 0px)')
  expect(queryAs(query, 'full')).toBe('screen and (max-width: 0px)')
  expect(queryAs('(prefers-reduced-motion: no-preference)', 'reduced')).toBe('(max-width: 0px)')
})
