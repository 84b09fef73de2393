import { describe, expect, it } from 'vitest'
import { DEFAULT_COLOURS } from '#shared/domain/colour-scale.ts'
import { contrastsOf, READABLE } from './contrasts.ts'

describe('contrasts of a tenant’s colours', () => {
  it('warn of a colour that could not be read, and show what the product makes of it [DESK-1] [SHELL-8]', () => {
    const pale = { ...DEFAULT_COLOURS, two: '#F4F4B0', three: '#777777' }
    const weak = contrastsOf(pale).filter(({ shown }) => shown !== null)
    expect(weak.map(({ name }) => name)).toContain('link')
    for (const { ratio, shown } of weak) {
      expect(ratio).toBeLessThan(READABLE)
      expect(shown?.ratio).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it('leave a colour alone that can be read [DESK-1]', () => {
    const strong = contrastsOf({ one: '#0E2A47', two: '#12305A', three: '#7A2E00', threeLighten: '#FFE3B3' })
    expect(strong.filter(({ shown }) => shown !== null).map(({ name }) => name)).toEqual(['map'])
  })
})
