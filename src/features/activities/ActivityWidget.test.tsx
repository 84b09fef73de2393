import { answerWith, asked } from '#src/testing/fake-server.ts'
import { speakIn } from '#src/testing/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Activity } from '#shared/contract/activities.ts'
import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { listen } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { ActivityWidget } from './ActivityWidget.tsx'

const NOW = '2026-11-23T10:00:00.000Z'

function anActivity(given: Partial<Activity> = {}): Activity {
  return {
    id: crypto.randomUUID(),
    avatar: null,
    avatarSprite: null,
    playerName: 'Basia Wójcik',
    activityTitle: 'Passwords without sticky notes',
    date: '2026-11-23T09:58:00.000Z',
    ...given,
  }
}

const THREE = ['Basia', 'Marek', 'Zofia'].map((playerName) => anActivity({ playerName }))

beforeEach(async () => {
  await speakIn('en')
  vi.useFakeTimers({ now: new Date(NOW) })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Whose action is before the others. */
const shown = () => document.querySelector('li[class*=shown]')?.textContent ?? null

function open(activities: readonly Activity[] | null, isStill = false): void {
  answerWith(() => (activities ? { status: 200, body: activities } : { status: 500 }))
  render(
    <QueryClientProvider client={queryClient}>
      <ActivityWidget isStill={isStill} />
    </QueryClientProvider>,
  )
}

describe('the latest activities', () => {
  it('come two seconds after the start with their header, half a second later with themselves [ACT-4]', async () => {
    open(THREE)
    await pass(1999)
    expect(screen.queryByRole('heading', { name: 'Recent' })).toBeNull()
    await pass(1)
    screen.getByRole('heading', { name: 'Recent' })
    const body = () => document.querySelector('ul')?.parentElement?.className
    await pass(499)
    expect(body()).toContain('waiting')
    await pass(1)
    expect(body()).not.toContain('waiting')
  })

  it('say who did what and when, the title cut to fit beside the name [ACT-2] [ACT-3]', async () => {
    const later = anActivity({ playerName: 'Marek', activityTitle: 'Fire', date: '2026-11-23T09:48:00.000Z' })
    open([anActivity(), later])
    await pass(2500)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'BWBasia WójcikPasswords withou…·right now',
      'MMarekFire·12 min. ago',
    ])
  })

  it('turn every five seconds, and stand while they are pointed at or hold the focus [ACT-4]', async () => {
    open(THREE)
    await pass(2500)
    await pass(4999)
    expect(shown()).toContain('Basia')
    await pass(1)
    expect(shown()).toContain('Marek')
    const plate = screen.getByRole('region', { name: 'Recent' })
    fireEvent.pointerEnter(plate)
    await pass(20_000)
    expect(shown()).toContain('Marek')
    fireEvent.pointerLeave(plate)
    await pass(5000)
    expect(shown()).toContain('Zofia')
    await pass(5000)
    expect(shown()).toContain('Basia')
  })

  it('turn only when they are asked to where motion is paused [ACT-4]', async () => {
    open(THREE, true)
    await pass(12_500)
    expect(shown()).toContain('Basia')
    fireEvent.click(screen.getByRole('button', { name: 'Show the next one' }))
    expect(shown()).toContain('Marek')
  })

  it('are asked for again every minute, and begin with what is new [ACT-1]', async () => {
    open(THREE)
    await pass(59_000)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toContain('/game/resource/aktywnosc?limit=3')
    answerWith(() => ({ status: 200, body: [anActivity({ playerName: 'Ola' }), ...THREE.slice(0, 2)] }))
    await pass(2000)
    expect(asked).toHaveLength(1)
    expect(shown()).toContain('Ola')
  })

  it.each([
    ['nobody has finished anything', []],
    ['nothing came', null],
  ])('show nothing and say nothing where %s [ACT-1]', async (_, activities) => {
    const onFailure = vi.fn()
    const stop = listen((event) => {
      if (event.type === 'call-failed' && event.reporting !== 'none') onFailure()
    })
    open(activities)
    await pass(10_000)
    stop()
    expect(document.body.textContent).toBe('')
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('have a picture, or the face that somebody composed [ACT-2] [ACT-5]', async () => {
    const part = { x: 1, y: 0 }
    const avatarSprite: AvatarSprite = {
      spriteName: 'woman',
      heightScale: 1,
      hairstyle: part,
      browns: part,
      eyes: part,
      nose: part,
      lips: part,
    }
    open([anActivity({ avatar: '/files/basia.webp' }), anActivity({ avatarSprite })])
    await pass(2500)
    await act(() => vi.dynamicImportSettled())
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/files/basia.webp')
    expect(second?.querySelector('use[href$="#head-woman"]')).not.toBeNull()
  })
})
