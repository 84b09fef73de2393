import { describe, expect, it } from 'vitest'
import type { LayerLayout, Placed } from '#shared/scene/layout.ts'
import { aScene, anElement } from '../testing/scenes.ts'
import { byFile, wantedPictures, type Wave } from './waves.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const placed = (url: string): Placed => ({ file: { url, frame: null }, small: null, box })

function layer(name: string, drift: number): LayerLayout {
  return { name, picture: placed(name), depth: 1, isTiled: false, isFront: false, drift, path: null }
}

function place(id: string, given: Parameters<typeof anElement>[1] = {}) {
  const element = anElement(id, given)
  const states = ['done', 'glow', 'light', 'hover', 'veil', 'reflection'] as const
  const pictures = Object.fromEntries(states.map((state) => [state, placed(`${id} ${state}`)]))
  const picture = { ...placed(id), box: { ...box, x: id === 'far' ? 9000 : 0 } }
  return { ...element, layout: { ...element.layout, ...pictures, picture } }
}

const scene = aScene('bay', {
  background: placed('sea'),
  layers: [layer('ship', 4), layer('hill', 0)],
  elements: [
    place('open', { isBlinking: true }),
    place('locked', { state: 'locked' }),
    place('done', { state: 'finished' }),
    place('far'),
  ],
})

describe('the order in which art comes [START-1]', () => {
  it('is that of attention: scenery, places in view, their mist, what moves, lights, what is off the screen, other states', () => {
    const wanted = wantedPictures(scene, ({ x }) => x < 1920)
    const urls = (wave: Wave) =>
      wanted.filter((one) => one.wave === wave).map(({ placed: { file } }) => file.url)
    expect(urls('scenery')).toEqual(['sea', 'hill'])
    expect(urls('places')).toEqual(['open', 'locked', 'done'])
    expect(urls('lights')).toEqual(['open reflection', 'open glow', 'locked reflection', 'done reflection'])
    expect(urls('mist')).toEqual(['locked veil'])
    expect(urls('life')).toEqual(['ship'])
    expect(urls('beyond')).toEqual(['done done', 'done light', 'far', 'far reflection'])
    expect(urls('states')).toContain('open hover')
    expect(wanted).toHaveLength(3 + 4 * 7)
  })

  it('takes a file when the first of its pictures is needed, and no file for what nobody has drawn', () => {
    const picture = (url: string, wave: 'states' | 'places' | 'scenery') => ({
      wave,
      file: { url, frame: null },
    })
    const files = byFile([
      picture('atlas', 'states'),
      picture('', 'scenery'),
      picture('atlas', 'places'),
      picture('sea', 'scenery'),
    ])
    expect(files.map(({ url, wave, pictures }) => [url, wave, pictures.length])).toEqual([
      ['sea', 'scenery', 1],
      ['atlas', 'places', 2],
    ])
  })
})
