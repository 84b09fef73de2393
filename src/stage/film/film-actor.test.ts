import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { StagedScene } from '../actors/staged-scene.ts'
import { Assistant } from '../assistant/assistant-actor.ts'
import { leaseSource } from '../art/leases.ts'
import { stageStore } from '../stage-store.ts'
import { anArt } from '../testing/art.ts'
import { BackdropFilm } from './film-actor.ts'
import { filmTexture } from './film-texture.ts'

vi.mock('./film-texture.ts')
vi.mock('../art/leases.ts')
vi.mock('../assistant/shows-alpha.ts', () => ({ showsAlpha: () => Promise.resolve(true) }))

const box = { x: 0, y: 0, width: 1920, height: 1080 }
const settled = () => new Promise((resolve) => setTimeout(resolve))
const filmsAsked = () => vi.mocked(filmTexture).mock.calls.map(([{ url }]) => url)

function filmOf(url: string): BackdropFilm {
  const film = new BackdropFilm()
  film.model = { staged: new StagedScene(anArt()), sceneId: 'bay', url, box }
  return film
}

let onLine: MockInstance<() => boolean>

beforeEach(() => {
  vi.mocked(filmTexture).mockReset().mockRejectedValue(new Error('is missing'))
  vi.mocked(leaseSource).mockReset().mockRejectedValue(new Error('is missing'))
  stageStore.setState({ errors: [] })
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => onLine.mockRestore()
})

function comeBack(): void {
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

it('a film that did not come for want of a link is asked for again when it is back, and told only then', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const film = filmOf('/waves.webm')
  await settled()
  expect([filmsAsked(), stageStore.getState().errors]).toEqual([['/waves.webm'], []])
  comeBack()
  await settled()
  expect(filmsAsked()).toEqual(['/waves.webm', '/waves.webm'])
  expect(stageStore.getState().errors).toMatchObject([{ url: '/waves.webm' }])
  comeBack()
  await settled()
  expect(filmsAsked()).toHaveLength(2)
  film.destroy()
  warn.mockRestore()
})

it('a film that has gone is asked for no more', async () => {
  const film = filmOf('/waves.webm')
  await settled()
  film.destroy()
  comeBack()
  await settled()
  expect(filmsAsked()).toHaveLength(1)
})

it('an assistant that did not come for want of a link is asked for again, still and film', async () => {
  const assistant = new Assistant()
  assistant.model = {
    staged: new StagedScene(anArt()),
    sceneId: 'bay',
    address: '/puffin.webm',
    playsFilms: true,
  }
  await settled()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  comeBack()
  await settled()
  expect(filmsAsked()).toEqual(['/puffin.webm', '/puffin.webm'])
  expect(vi.mocked(leaseSource).mock.calls).toEqual([['/puffin.webp'], ['/puffin.webp']])
  assistant.destroy()
  warn.mockRestore()
})
