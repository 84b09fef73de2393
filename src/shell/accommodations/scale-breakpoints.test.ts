import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { breakpoints } from '#src/lib/use-media.ts'
import { scaleBreakpoints, scaleQuery } from './scale-breakpoints.ts'

const SHEET = '@media (max-width: 699px) { p { color: red } } @media (min-width: 700px) { p { color: blue } }'

let undo = () => {}
beforeEach(() => {
  document.head.innerHTML = `<style>${SHEET}</style>`
})
afterEach(() => {
  undo()
  document.head.innerHTML = ''
})

const queries = () =>
  [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => (rule instanceof CSSMediaRule ? rule.media.mediaText : '')),
  )

it('moves both sides of a breakpoint, however it is written, and leaves no gap between them [ACCESS-5]', () => {
  expect(scaleQuery('(max-width: 699px)', 2)).toBe('(max-width: 1399.98px)')
  expect(scaleQuery('(min-width: 700px)', 2)).toBe('(min-width: 1400px)')
  expect(scaleQuery('(height <= 499px) and (width >= 560px)', 1.5)).toBe(
    '(height <= 749.98px) and (width >= 840px)',
  )
  expect(scaleQuery('(max-width: 17rem)', 2)).toBe('(max-width: 34rem)')
})

it('leaves alone what has no length [ACCESS-5]', () => {
  for (const query of ['(hover: hover)', '(max-aspect-ratio: 3/2)', '(prefers-reduced-motion: reduce)'])
    expect(scaleQuery(query, 2)).toBe(query)
})

it('has style sheets and scripts follow the size of text, and puts all of it back [ACCESS-5]', () => {
  const resized = vi.fn()
  addEventListener('resize', resized)
  undo = scaleBreakpoints(2)
  expect(queries()).toEqual(['(max-width: 1399.98px)', '(min-width: 1400px)'])
  expect(breakpoints.scale('(max-width: 699px)')).toBe('(max-width: 1399.98px)')
  expect(resized).toHaveBeenCalledOnce()
  undo()
  undo = () => {}
  expect(queries()).toEqual(['(max-width: 699px)', '(min-width: 700px)'])
  expect(breakpoints.scale('(max-width: 699px)')).toBe('(max-width: 699px)')
  expect(resized).toHaveBeenCalledTimes(2)
  removeEventListener('resize', resized)
})
