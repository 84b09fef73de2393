import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { speakIn } from '#src/testing/words.ts'
import { MemoryRouter } from 'react-router-dom'
import { overlay } from '#src/overlay/overlay.ts'
import type { Info } from '#src/overlay/payloads.ts'
import { notice, Overlays } from '#src/testing/overlays.tsx'

beforeEach(async () => {
  await speakIn('en')
  vi.useFakeTimers()
  render(
    <MemoryRouter>
      <Overlays />
    </MemoryRouter>,
  )
})
afterEach(() => {
  overlay.clear()
  cleanup()
  vi.useRealTimers()
})

const open = (...calls: Info[]): void =>
  act(() => {
    for (const info of calls) overlay.show({ kind: 'info', info })
  })
const shown = () => notice().textContent
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const EXAM: Info = {
  vietType: 'exam',
  name: 'Storm reef',
  isPassed: true,
  score: { right: 8, all: 10 },
  points: 1200,
  coins: 1,
}
const TIP = { name: 'Ola', text: 'Lock the screen.', points: 5 } as const

describe('the info modal [INFO-1]', () => {
  it.each<[Info, RegExp]>([
    [EXAM, /^Exam passed\s*Storm reef\s*You got 8 of 10 right\.\s*\+1.200 points \+1 coin\s*Continue$/],
    [
      { ...EXAM, isPassed: false, score: null, points: 0, coins: 0 },
      /^Exam handed in\s*Storm reef\s*Continue$/,
    ],
    [{ vietType: 'streak', points: 30, coins: 0 }, /^Three in a row.*yours\.\+30 points Keep it going$/],
    [{ vietType: 'protip_read', ...TIP }, /^A tip from OlaLock the screen\.\+5 points I’ll remember that$/],
    [
      { vietType: 'protip_read', ...TIP, author: 'Kuba' },
      /^A tip from OlaLock the screen\.Written by Kuba\+5 points I’ll remember that$/,
    ],
    [
      { vietType: 'protip_chose', ...TIP, name: null, points: 0 },
      /^A colleague chose your tipLock the screen\.Good to know$/,
    ],
    [
      { vietType: 'uncounted', name: 'Storm reef' },
      /^This could not be counted\s*Storm reef\s*Your offline work on this task .* is open again\.\s*Got it$/,
    ],
    [
      { vietType: 'note_changed', text: 'Pull it left.' },
      /^Not deleted\s*This note was changed .* now reads:\s*Pull it left\.\s*Got it$/,
    ],
    [{ vietType: 'protip_wrong' }, /^This tip is no longer available\.$/],
  ])('of %j has its own words', (call, words) => {
    open(call)
    expect(shown()).toMatch(words)
  })

  it('closes after 10 s, and the next comes with 10 s of its own', () => {
    open(EXAM, { vietType: 'protip_wrong' })
    pass(9999)
    expect(shown()).toContain('Exam passed')
    pass(1)
    expect(shown()).toContain('no longer available')
    pass(10_000)
    expect(shown()).toBe('')
  })

  it('stays until it is closed where it has words that are nowhere else [SPACE-1]', () => {
    open({ vietType: 'note_lost', text: 'Pull it tight.' })
    pass(60_000)
    expect(shown()).toMatch(/^Note not saved.*Pull it tight\.\s*Got it$/)
  })

  it('closes on its button, on its cross and on Escape', () => {
    open(EXAM, { vietType: 'protip_wrong' }, { vietType: 'streak', points: 1, coins: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(shown()).toContain('Three in a row')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBe('')
  })

  it('takes no HTML from a tip, and no focus', () => {
    open({ vietType: 'protip_read', ...TIP, text: '<img src=x onerror=alert(1)>' })
    expect(document.querySelector('img')).toBeNull()
    expect(shown()).toContain('<img src=x onerror=alert(1)>')
    expect(document.activeElement).toBe(document.body)
  })

  it('waits for a pop-up to leave', () => {
    const popup = render(
      <Popup label="News" onClose={() => {}}>
        <button>On</button>
      </Popup>,
    )
    open(EXAM)
    expect(shown()).toBe('')
    pass(20_000)
    popup.unmount()
    expect(shown()).toContain('Exam passed')
  })

  it('spends its 10 s also below a pop-up that came after it, and is not shown again [INFO-1]', () => {
    open(EXAM)
    pass(4000)
    const popup = render(
      <Popup label="News" onClose={() => {}}>
        <button>On</button>
      </Popup>,
    )
    expect(screen.queryByText('Exam passed')?.closest('[hidden]')).not.toBeNull()
    pass(6000)
    popup.unmount()
    expect(shown()).toBe('')
  })

  it('waits while something went wrong', () => {
    open(EXAM)
    act(() => void overlay.show({ kind: 'apiError', failure: new Failure(500, '/v2/x', null) }))
    expect(shown()).toBe('')
    pass(20_000)
    act(() => overlay.dropKind('apiError'))
    expect(shown()).toContain('Exam passed')
  })
})
