import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

describe('the progress bar', () => {
  it('tells its percent to everyone [PROG-1]', () => {
    render(<ProgressBar percent={40} label="Lighthouse school" hasPercent bottomLabel="5 of 8 left" />)
    const bar = screen.getByRole('progressbar', { name: 'Lighthouse school' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    expect(bar.getAttribute('aria-valuetext')).toBe('40%')
    expect(bar.firstElementChild?.getAttribute('style')).toContain('width: 40%')
    expect(screen.getByText('40%')).toBeTruthy()
    expect(screen.getByText('5 of 8 left')).toBeTruthy()
  })

  it.each([
    ['pl', '40%'],
    ['de', '40\u00a0%'],
    ['es', '40\u00a0%'],
  ])('writes its percent as %s does [PROG-1]', async (language, words) => {
    await speakIn(language)
    render(<ProgressBar percent={40} label="any" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(words)
  })

  it('has no words but those it is given, and the third colour where none is said [PROG-1]', () => {
    const { container } = render(<ProgressBar percent={40} label="School" />)
    expect(container.textContent).toBe('')
    expect(container.querySelector('[style]')?.className).toContain('three')
  })

  it('stays between nothing and all, whatever it is given [PROG-1]', () => {
    for (const [given, shown] of [
      [-5, '0'],
      [12.4, '12'],
      [140, '100'],
      [Number.NaN, '0'],
      [Infinity, '0'],
    ] as const) {
      const { unmount } = render(<ProgressBar percent={given} label="any" />)
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(shown)
      unmount()
    }
  })

  it('wears one of three colours and moves only when asked [PROG-1]', () => {
    const looks = ([1, 2, 3] as const).map((color) => {
      const { container, unmount } = render(
        <ProgressBar percent={1} label="any" color={color} animated={color === 3} />,
      )
      const look = container.querySelector('[style]')?.className ?? ''
      unmount()
      return look
    })
    expect(new Set(looks).size).toBe(3)
    expect(looks.map((look) => look.includes('animated'))).toEqual([false, false, true])
  })

  it.each([
    'achievement',
    'lastAchievementBar',
    'openMobile',
    'leaderPanel',
    'infoBox',
    'adventureChoice',
  ] as const)('has words, colour and movement as %s, and a look of its own [PROG-1]', (variant) => {
    const { container } = render(
      <ProgressBar
        variant={variant}
        percent={40}
        label="School"
        color={2}
        hasPercent
        bottomLabel="4 of 10"
        animated
      />,
    )
    const bar = screen.getByRole('progressbar', { name: 'School' })
    expect(bar.firstElementChild?.className).toMatch(/two.*animated/)
    expect(screen.getByText('40%')).toBeTruthy()
    expect(screen.getByText('4 of 10')).toBeTruthy()
    expect(container.firstElementChild?.className).toContain(variant)
  })
})

describe('the progress ring', () => {
  const circles = () => [...document.querySelectorAll('circle')]

  it('is drawn in a view box of 50 with a stroke of 5 [PROG-2]', () => {
    render(<ProgressRing percent={25} label="School" />)
    expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 50 50')
    const [track, arc] = circles()
    for (const circle of [track, arc]) {
      expect(circle?.getAttribute('stroke-width')).toBe('5')
      expect(circle?.getAttribute('r')).toBe('22.5')
    }
    const length = 2 * Math.PI * 22.5
    expect(Number(arc?.getAttribute('stroke-dasharray'))).toBeCloseTo(length)
    expect(Number(arc?.getAttribute('stroke-dashoffset'))).toBeCloseTo(length * 0.75)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  })

  it('has no arc at nothing, and other shapes when done or locked [PROG-2]', () => {
    const { rerender } = render(<ProgressRing percent={0} />)
    expect(circles()).toHaveLength(1)
    rerender(<ProgressRing state="done" label="School" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    expect(document.querySelectorAll('svg')).toHaveLength(2)
    rerender(<ProgressRing state="locked" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
