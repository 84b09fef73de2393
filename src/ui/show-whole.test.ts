import { afterEach, describe, expect, it, vi } from 'vitest'
import { showWhole } from './show-whole.ts'

/** What the browser was asked when motion is or is not reduced. */
function asked(isReduced: boolean): unknown {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  const element = document.createElement('div')
  const scroll = vi.fn()
  element.scrollIntoView = scroll
  showWhole(element)
  return scroll.mock.calls
}

describe('bringing something into view', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('glides, and stays where it is seen already [MAP-6]', () => {
    expect(asked(false)).toEqual([[{ block: 'nearest', behavior: 'smooth' }]])
  })

  it('jumps where motion is reduced [MAP-6]', () => {
    expect(asked(true)).toEqual([[{ block: 'nearest', behavior: 'auto' }]])
  })

  it('asks nothing of what is not there', () => {
    expect(() => showWhole(null)).not.toThrow()
  })
})
