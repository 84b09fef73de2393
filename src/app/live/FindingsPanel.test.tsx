import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveFinding } from '#shared/scene/live.ts'
import { showFindings, useFindings } from './findings-store.ts'
import { FindingsPanel } from './FindingsPanel.tsx'

const error: LiveFinding = {
  severity: 'error',
  file: 'isle/home/scene.json',
  problem: 'elements.lighthose is in no drawing',
  hint: 'Did you mean "lighthouse"?',
}
const hint: LiveFinding = {
  severity: 'advice',
  file: 'isle/pictures/cup.svg',
  problem: 'is used by nothing',
  hint: 'Delete it.',
}
const show = (...found: LiveFinding[]) => act(() => showFindings(found))
const panel = () => screen.queryByRole('region', { name: 'Scenes' })

describe('what is wrong in the scenes [DESIGN-2]', () => {
  beforeEach(() => void render(<FindingsPanel />))
  afterEach(() => {
    cleanup()
    useFindings.setState(useFindings.getInitialState(), true)
  })

  it('stands over the page, file, problem and hint, until it is fixed', () => {
    expect(panel()).toBeNull()
    show(error)
    expect(screen.getByRole('heading', { name: '1 error in the scenes' })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe(
      'isle/home/scene.jsonelements.lighthose is in no drawing.Did you mean "lighthouse"?',
    )
    show()
    expect(panel()).toBeNull()
  })

  it('keeps hints apart, folded', () => {
    show(error, hint)
    expect(screen.getByText('1 hint for the scenes').closest('details')?.open).toBe(false)
    expect(screen.getByRole('heading').textContent).not.toContain('hint')
  })

  it('takes no focus, closes by keyboard and gives the focus back', async () => {
    const game = document.body.appendChild(document.createElement('button'))
    game.focus()
    show(error)
    expect(document.activeElement).toBe(game)
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(game)
    game.remove()
  })

  it('stays closed for what was read, and comes again for what is new or was fixed in between', async () => {
    show(error)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    show(error)
    expect(panel()).toBeNull()
    show(error, { ...error, problem: 'another' })
    expect(panel()).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    show()
    show(error)
    expect(panel()).not.toBeNull()
  })
})
