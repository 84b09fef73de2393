import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageStore } from '#src/stage/stage-store.ts'
import { aScene } from '#src/stage/testing/scenes.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { MapLoading } from './MapLoading.tsx'

const { config } = aPlayedAdventure()
const played = aPlayedAdventure({ config: { ...config, logoURL: '/logo.svg' } })

const show = (picture: string | null = null) =>
  render(
    <AdventureContext value={played}>
      <MapLoading picture={picture} />
    </AdventureContext>,
  )

/** The whole screen while nothing stands behind it. */
const cover = () => document.querySelector<HTMLElement>('[data-under-popups]')
const stand = () => act(() => stageStore.setState({ shown: aScene('isles'), status: 'ready' }))

describe('what stands before the first scene', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    await speakIn('en')
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    stageStore.setState(stageStore.getInitialState(), true)
  })

  it('covers the screen with the adventure’s logo, below a pop-up that is open meanwhile', () => {
    show()
    expect(cover()?.dataset['underPopups']).toBe('true')
    expect(cover()?.querySelector('img')?.getAttribute('src')).toBe('/logo.svg')
  })

  it('goes when the scene stands, and takes the picture of the auth pages with it', () => {
    document.documentElement.style.setProperty('--door', 'url("door.webp")')
    show()
    stand()
    expect(cover()?.dataset['leaving']).toBe('true')
    act(() => void vi.runAllTimers())
    expect(cover()).toBeNull()
    expect(document.documentElement.style.getPropertyValue('--door')).toBe('')
  })

  it('lies over a picture of what comes, where there is none of the auth pages [STAGE-10]', () => {
    const beneath = () => document.documentElement.style.getPropertyValue('--door')
    show('/scenes/harbour-thumbnail.webp')
    expect(beneath()).toBe('url("/scenes/harbour-thumbnail.webp") center / cover')
    stand()
    act(() => void vi.runAllTimers())
    expect(beneath()).toBe('')
    cleanup()

    stageStore.setState(stageStore.getInitialState(), true)
    document.documentElement.style.setProperty('--door', 'url("door.webp")')
    show('/scenes/harbour-thumbnail.webp')
    expect(beneath()).toBe('url("door.webp")')
    document.documentElement.style.removeProperty('--door')
  })

  it('is nothing before a scene that is entered on its poster, and comes where the poster does not [START-1]', () => {
    const file = { url: '/scenes/isles-poster.webp', frame: null }
    const poster = { file, small: null, box: { x: 0, y: 0, width: 1920, height: 1080 } }
    stageStore.setState({ scene: aScene('isles', { poster }), status: 'coming' })
    show()
    expect(cover()).toBeNull()
    act(() => stageStore.setState({ status: 'loading' }))
    expect(cover()).not.toBeNull()
    act(() => stageStore.setState({ shown: aScene('isles', { poster }), status: 'poster' }))
    act(() => void vi.runAllTimers())
    expect(cover()).toBeNull()
  })

  it.each(['loading', 'coming'] as const)(
    'is one line over the scene before, while the next is %s',
    (status) => {
      show()
      stand()
      act(() => void vi.runAllTimers())
      act(() => stageStore.setState({ status }))
      expect(cover()).toBeNull()
      expect(screen.getByRole('status').textContent).toContain('Your adventure is loading')
    },
  )

  it('is nothing where the list stands in for the map', () => {
    stageStore.setState({ wantsList: true })
    expect(show().container.textContent).toBe('')
  })
})
