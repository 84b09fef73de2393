import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SceneElement } from '#shared/scene/description.ts'
import { speakIn } from '#src/testing/words.ts'
import { onSpoken, setDetail, silence } from '#src/ui/announcer/announcer.ts'
import { stageStore } from '../stage-store.ts'
import { anElement, aScene } from '../testing/scenes.ts'
import { StageList } from './StageList.tsx'
import { StageTwin, sceneVoice } from './StageTwin.tsx'

/** A place of 10 x 10 at its spot. */
function placeAt(name: string, x: number, y: number, given: Partial<SceneElement> = {}): SceneElement {
  const element = anElement(name.toLowerCase(), { name, spoken: name, ...given })
  const { layout } = element
  const picture = { ...layout.picture, box: { x, y, width: 10, height: 10 } }
  return { ...element, layout: { ...layout, picture } }
}

const harbour = placeAt('Harbour', 0, 0)
const school = placeAt('School', 100, 0)
const market = placeAt('Market', 100, 100, { isNext: true })
const scene = aScene('isles', { name: 'Isles', elements: [harbour, school, market] })

let spoken: string[] = []
let stop = () => {}
beforeEach(async () => {
  await speakIn('en')
  await sceneVoice.fetch()
  spoken = []
  stop = onSpoken((line) => spoken.push(line))
})
afterEach(() => {
  stop()
  cleanup()
  silence()
  setDetail('normal')
  stageStore.setState(stageStore.getInitialState(), true)
})

const place = (name: string) => screen.getByRole('button', { name })
const stops = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset['element'] && button.tabIndex === 0)
    .map((button) => button.dataset['element'])
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('is headed by the h1 of the page where the scene is its main part, and by an h2 under another page [STAGE-8]', () => {
  stageStore.setState({ mainName: 'Place: isles' })
  const { rerender } = render(<StageTwin scene={scene} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(scene.name)
  stageStore.setState({ mainName: null })
  rerender(<StageTwin scene={scene} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(scene.name)
})

it('takes the focus that a place had whose scene is gone: it never falls to the body [STAGE-8]', () => {
  const { rerender } = render(<StageTwin scene={scene} />)
  place('Harbour').focus()
  rerender(<StageTwin scene={aScene('harbour')} />)
  expect(document.activeElement).toBe(screen.getByRole('navigation'))
})

it('is one stop of Tab: what is next, then wherever the keyboard was last [ACCESS-4]', () => {
  render(<StageTwin scene={scene} />)
  expect(stops()).toEqual(['market'])
  fireEvent.focus(place('School'))
  expect(stops()).toEqual(['school'])
})

it('is walked through by arrows, Home, End and the letters of a name [ACCESS-4] [STAGE-8]', () => {
  render(<StageTwin scene={scene} />)
  screen.getByRole('navigation').focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(place('Harbour'))
  press('ArrowRight')
  expect(document.activeElement).toBe(place('School'))
  press('ArrowDown')
  expect(document.activeElement).toBe(place('Market'))
  press('Home')
  expect(document.activeElement).toBe(place('Harbour'))
  press('End')
  expect(document.activeElement).toBe(place('Market'))
  press('s')
  expect(document.activeElement).toBe(place('School'))
  // though it comes right after a letter of another name
  press('m')
  expect(document.activeElement).toBe(place('Market'))
})

it('leads to what is to be played next with one key, and then to what else is open [ACCESS-4]', () => {
  render(<StageTwin scene={scene} />)
  screen.getByRole('navigation').focus()
  press('PageDown')
  expect(document.activeElement).toBe(place('Market'))
  press('PageDown')
  expect(document.activeElement).toBe(place('Harbour'))
})

it('names the place itself where nothing else is left, and says so where nothing is left at all [ACCESS-4]', async () => {
  const done = { ...school, state: 'finished' } as const
  const { rerender } = render(<StageTwin scene={aScene('cove', { elements: [harbour, done] })} />)
  place('Harbour').focus()
  press('PageDown')
  expect(document.activeElement).toBe(place('Harbour'))
  await vi.waitFor(() => expect(spoken).toContain('Next: Harbour.'))
  rerender(<StageTwin scene={aScene('cove', { elements: [{ ...harbour, state: 'finished' }, done] })} />)
  press('PageDown')
  await vi.waitFor(() => expect(spoken).toContain('Nothing is left to play here.'), { timeout: 8000 })
})

it('leaves keys with Ctrl, Alt or Meta to the browser and the screen reader [ACCESS-4]', () => {
  render(<StageTwin scene={scene} />)
  place('Harbour').focus()
  fireEvent.keyDown(place('Harbour'), { key: 's', ctrlKey: true })
  expect(document.activeElement).toBe(place('Harbour'))
})

it('says where one is when it is asked, and what lies in the scene [ACCESS-1]', async () => {
  render(<StageTwin scene={{ ...scene, description: 'A winter sea.', totalProgress: 40 }} />)
  place('Harbour').focus()
  press('?')
  const overview = '3 places: 3 not started. Next: Market.'
  await vi.waitFor(() =>
    expect(spoken).toContain(
      `You are in Isles. The keyboard is on Harbour. ${overview} A winter sea. 40% of the adventure finished.`,
    ),
  )
  expect(screen.getByText(`A winter sea. ${overview} 40% of the adventure finished.`)).toBeDefined()
})

it('says what a place looks like, in its designer’s words [ACCESS-1]', () => {
  const described = { ...harbour, description: 'Houses behind a quay.' }
  render(<StageTwin scene={aScene('isles', { elements: [described] })} />)
  expect(place('Harbour').getAttribute('aria-description')).toBe('Houses behind a quay.')
})

it('says what came open while the player was there, and calls it new in the overview [ACCESS-1] [ACCESS-2]', async () => {
  const keep = placeAt('Keep', 0, 100, { state: 'locked', missing: 2 })
  const bay = aScene('bay', { elements: [harbour, keep] })
  const { rerender } = render(<StageTwin scene={bay} />)
  expect(screen.getByText('2 places: 1 not started, Keep needs 2 more.')).toBeDefined()
  rerender(<StageTwin scene={aScene('bay', { elements: [harbour, { ...keep, state: 'waiting' }] })} />)
  await vi.waitFor(() => expect(spoken).toContain('Keep is open now.'), { timeout: 8000 })
  expect(screen.getByText('2 places: 1 not started, Keep newly open.')).toBeDefined()
})

it('says what comes open also in the list, and once, however often one changes to the map and back [ACCESS-1] [ACCESS-2]', async () => {
  const keep = placeAt('Keep', 0, 100, { state: 'locked', missing: 1 })
  const lamp = placeAt('Lamp', 100, 100, { state: 'locked', missing: 2 })
  const opened = (...elements: SceneElement[]) =>
    elements.map((element): SceneElement => ({ ...element, state: 'waiting' }))
  const before = aScene('fjord', { elements: [keep, lamp] })
  const after = aScene('fjord', { elements: [...opened(keep), lamp] })
  const { rerender } = render(<StageList scene={before} onMap={null} />)
  rerender(<StageList scene={after} onMap={null} />)
  await vi.waitFor(() => expect(spoken).toContain('Keep is open now.'), { timeout: 8000 })
  rerender(<StageTwin scene={after} />)
  rerender(<StageList scene={after} onMap={null} />)
  rerender(<StageTwin scene={after} />)
  rerender(<StageTwin scene={aScene('fjord', { elements: opened(keep, lamp) })} />)
  await vi.waitFor(() => expect(spoken).toContain('Lamp is open now.'), { timeout: 8000 })
  expect(spoken.filter((line) => line.includes('Keep is open now.'))).toHaveLength(1)
})
