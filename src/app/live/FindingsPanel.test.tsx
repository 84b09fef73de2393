import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveFinding } from '#shared/scene/live.ts'
import { showFindings, useFindings } from './findings-store.ts'
import { FindingsPanel } from './FindingsPanel.tsx'

const fault: LiveFinding = {
  severity: 'fault',
  file: 'isle/home/scene.json',
  problem: 'elements.lighthose is in no drawing',
  mend: 'Did you mean "lighthouse"?',
}
const hint: LiveFinding = {
  severity: 'advice',
  file: 'isle/pictures/cup.svg',
  problem: 'is used by nothing',
  mend: 'Delete it.',
}
const tell = (...found: LiveFinding[]) => act(() => showFindings(found))
const panel = () => screen.queryByRole('region', { name: 'Scenes' })

describe('what is wrong in the scenes [DESIGN-2]', () => {
  beforeEach(() => void render(<FindingsPanel />))
  afterEach(() => {
    cleanup()
    useFindings.setState(useFindings.getInitialState(), true)
  })

  it('stands over the page, file, fault and mend, until it is mended', () => {
    expect(panel()).toBeNull()
    tell(fault)
    expect(screen.getByRole('heading', { name: '1 fault in the scenes' })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe(
      'isle/home/scene.jsonelements.lighthose is in no drawing.Did you mean "lighthouse"?',
    )
    tell()
    expect(panel()).toBeNull()
  })

  it('keeps hints apart, folded', () => {
    tell(fault, hint)
    expect(screen.getByText('1 hint for the scenes').closest('details')?.open).toBe(false)
    expect(screen.getByRole('heading').textContent).not.toContain('hint')
  })

  it('takes no focus, closes by keyboard and gives the focus back', async () => {
    const game = document.body.appendChild(document.createElement('button'))
    game.focus()
    tell(fault)
    expect(document.activeElement).toBe(game)
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(game)
    game.remove()
  })

  it('stays closed for what was read, and comes again for what is new or was mended in between', async () => {
    tell(fault)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    tell(fault)
    expect(panel()).toBeNull()
    tell(fault, { ...fault, problem: 'another' })
    expect(panel()).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    tell()
    tell(fault)
    expect(panel()).not.toBeNull()
  })
})
