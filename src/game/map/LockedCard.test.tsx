import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anchors } from '#src/stage/runtime.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aChild } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { onSpoken, silence } from '#src/ui/announcer/announcer.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { closeLockedPlace, placePress } from './locked-place.ts'
import { LockedCard } from './LockedCard.tsx'
import { MissionFacts } from './MissionFacts.tsx'
import { MissionInfoPopup } from './MissionInfoPopup.tsx'

const market = aChild({
  missionId: 'market',
  missionName: 'Market',
  unmet: [{ need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Harbour' }] }],
})
const missions = [aChild(), market]
const press = placePress('isles', { missions }, () => {})
const factsOf = (id: string) => {
  const mission = missions.find((one) => one.missionId === id)
  return mission && <MissionFacts mission={mission} states={[]} />
}

const MapCards = ({ sceneId }: { sceneId: string }) => (
  <AdventureContext value={aPlayedAdventure()}>
    <MissionInfoPopup missions={missions} factsOf={factsOf} />
    <LockedCard sceneId={sceneId} factsOf={factsOf} />
  </AdventureContext>
)

let stops: (() => void)[]

// its code comes late: on a busy machine after the first press
beforeAll(async () => {
  await import('./locked/OpenLockedCard.tsx')
})

beforeEach(async () => {
  await speakIn('en')
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const box = { x: 300, y: 200, width: 100, height: 80 }
  stops = ['harbour', 'market'].flatMap((id) => [
    anchors.cover(id, document.createElement('div'), box),
    anchors.hang(id, document.createElement('div'), { x: 350, y: 280 }, box),
  ])
  anchors.update({ x: 400, y: 300, scale: 1 }, { width: 1366, height: 768 })
  const elements = [
    anElement('harbour'),
    anElement('market', {
      name: 'Market',
      state: 'locked',
      spoken: 'Market, locked. First finish “Harbour”.',
    }),
  ]
  stageStore.setState({ shown: aScene('isles', { elements }), status: 'ready' })
  render(<MapCards sceneId="isles" />)
})
afterEach(() => {
  cleanup()
  closeLockedPlace()
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  stageStore.setState(stageStore.getInitialState(), true)
})

const hover = async (id: string) => {
  act(() => stageStore.setState({ hovered: id }))
  await screen.findByRole('region')
}
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

describe('the card of a locked place', () => {
  it('is one, and says the same pressed as under the pointer, with a way on and a cross', async () => {
    await hover('market')
    const hovered = screen.getByRole('region').textContent
    expect(hovered).toContain('First finish “Harbour”.')
    act(() => press('market'))
    expect(headings()).toEqual(['Market'])
    const card = screen.getByRole('region', { name: 'Market' })
    expect(card.textContent).toBe(`${hovered}Show the way`)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: 'Show the way' })).toBeNull()
  })

  it('stays alone while the pointer crosses other places, and while Tab goes through them; arrows leave it behind', () => {
    vi.useFakeTimers()
    act(() => press('market'))
    act(() => stageStore.setState({ hovered: 'harbour' }))
    act(() => void vi.advanceTimersByTime(200))
    expect(headings()).toEqual(['Market'])
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => stageStore.setState({ hovered: null, focused: 'harbour' }))
    expect(headings()).toEqual(['Market'])
    act(() => stageStore.setState({ focused: 'market' }))
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    act(() => stageStore.setState({ focused: 'harbour' }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('leads to what is missing, and is reached with F6', () => {
    const standOn = vi.spyOn(stageActions, 'standOn').mockReturnValue()
    act(() => press('market'))
    fireEvent.keyDown(document.body, { key: 'F6' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the way' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show the way' }))
    expect(standOn).toHaveBeenCalledExactlyOnceWith('harbour')
    expect(screen.queryByRole('region')).toBeNull()
    standOn.mockRestore()
  })

  it('is announced as one sentence with its parts apart, again when it is pressed again [STAGE-8] [ACCESS-2]', async () => {
    const spoken: string[] = []
    const stop = onSpoken((line) => spoken.push(line))
    act(() => press('market'))
    const line = 'Market, locked. First finish “Harbour”.'
    await vi.waitFor(() => expect(spoken).toEqual([line]))
    act(() => press('market'))
    await vi.waitFor(() => expect(spoken).toEqual([line, line]), { timeout: 5000 })
    stop()
    silence()
  })

  it('comes right after its place in the focus order, and leads on behind it [STAGE-8]', async () => {
    const nav = document.body.appendChild(document.createElement('nav'))
    nav.innerHTML = '<button data-element="market"></button><button data-element="school"></button>'
    const [place, after] = nav.querySelectorAll('button')
    act(() => press('market'))
    place?.focus()
    const order = [
      screen.getByRole('button', { name: 'Show the way' }),
      screen.getByRole('button', { name: 'Close' }),
      after,
    ]
    for (const next of order) {
      await userEvent.tab()
      expect(document.activeElement).toBe(next)
    }
    order[0]?.focus()
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(place)
    nav.remove()
  })

  it('leads on to what comes behind the places from the last of them, and never out of the page [STAGE-8]', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = '<a href="#top">Top</a><button data-element="market"></button><button>Zoom in</button>'
    const [top, , zoom] = page.querySelectorAll<HTMLElement>('a, button')
    act(() => press('market'))
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    expect(document.activeElement === zoom).toBe(true)
    zoom?.remove()
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    expect(document.activeElement === top).toBe(true)
    page.remove()
  })

  it('goes with its map, and keeps no card from the next one', async () => {
    act(() => press('market'))
    cleanup()
    render(<MapCards sceneId="reefs" />)
    act(() => stageStore.setState(({ shown }) => ({ shown: shown && { ...shown, id: 'reefs' } })))
    await hover('harbour')
    expect(headings()).toEqual(['harbour'])
    cleanup()
    render(<MapCards sceneId="isles" />)
    expect(headings()).toEqual([])
  })

  it('stands by its row where the list stands in for the map', () => {
    for (const stop of stops) stop()
    const row = document.body.appendChild(document.createElement('nav'))
    row.innerHTML = '<button data-element="market"></button>'
    act(() => press('market'))
    row.remove()
    expect(screen.getByRole('region', { name: 'Market' })).toBeTruthy()
  })
})
