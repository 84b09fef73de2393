import { expect, it } from 'vitest'
import { misspelledState, readGroupName } from './group-name.ts'

it.each([
  ['background', { role: 'background' }],
  ['layer far hills', { role: 'layer', name: 'far-hills' }],
  ['front pines', { role: 'front', name: 'pines' }],
  ['element harbour', { role: 'element', id: 'harbour', picture: 'normal' }],
  ['element fish market glow', { role: 'element', id: 'fish-market', picture: 'glow' }],
  ['Element_x20_harbour_x20_light', { role: 'element', id: 'harbour', picture: 'light' }],
  ['element_harbour_hover', { role: 'element', id: 'harbour', picture: 'hover' }],
  ['element light', { role: 'element', id: 'light', picture: 'normal' }],
])('reads "%s" [DESIGN-1]', (label, name) => {
  expect(readGroupName(label)).toEqual({ name })
})

it.each(['', 'element', 'layer', 'Group 12', 'background 2'])(
  'does not know what "%s" is [DESIGN-3]',
  (label) => {
    expect(readGroupName(label)).toHaveProperty('hint')
  },
)

it('knows a misspelled state from an id of two words', () => {
  const known = new Set(['harbour'])
  expect(misspelledState('harbour-ligth', known)).toEqual({ id: 'harbour', state: 'light' })
  expect(misspelledState('harbour-office', known)).toBeNull()
})
