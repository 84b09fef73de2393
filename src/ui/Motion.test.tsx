import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountUp } from '#src/ui/play/CountUp.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const counted = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent

describe('a number that counts', () => {
  it('waits 250 ms, arrives after 1000 ms, and is spoken as its end', () => {
    const { container } = render(<CountUp value={1200} sign="+" />)
    pass(200)
    expect(counted(container)).toBe('+0')
    pass(400)
    expect(counted(container)).not.toBe('+0')
    expect(counted(container)).not.toBe('+1\u00a0200')
    pass(450)
    expect(counted(container)).toBe('+1\u00a0200')
    expect(screen.getAllByText('+1 200')).toHaveLength(2)
  })

  it('has the room of its end from the beginning, so that nothing beside it moves', () => {
    const { container } = render(<CountUp value={1200} sign="+" />)
    const room = () => container.querySelector<HTMLElement>('[aria-hidden]')?.style.minWidth
    expect([counted(container), room()]).toEqual(['+0', '6ch'])
    pass(1050)
    expect([counted(container), room()]).toEqual(['+1\u00a0200', '6ch'])
  })

  it('is there at once for whoever wants no motion', () => {
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('all'))
    const { container } = render(<CountUp value={15} />)
    expect(counted(container)).toBe('15')
    media.mockRestore()
  })
})

describe('a skeleton', () => {
  it('shows only when waiting takes longer than 300 ms', () => {
    render(
      <SkeletonGroup label="Loading the ranking">
        <Skeleton />
      </SkeletonGroup>,
    )
    const group = screen.getByRole('status')
    expect(group.className).toContain('waiting')
    pass(300)
    expect(group.className).not.toContain('waiting')
  })
})
