import { describe, expect, it } from 'vitest'
import { headOf, isFilm, mouthsOf, stackedOf, stillOf, withMouth } from './assistant.ts'

describe('the media of an assistant', () => {
  it.each([
    ['/art/puffin.webm', true],
    ['/art/puffin.WEBM', true],
    ['https://cdn.example/puffin.webm?v=3', true],
    ['/art/puffin.webp', false],
    ['/art/puffin.mp4', false],
    ['/art/webm', false],
    ['/art/puffin.webm.png', false],
    ['/art/puffin.png?from=a.webm', false],
  ])('are a film only where they end in webm: %s [STAGE-6]', (address, expected) => {
    expect(isFilm(address)).toBe(expected)
  })

  it.each([
    ['/art/puffin.webm', '/art/puffin.webp'],
    ['https://cdn.example/puffin.webm?v=3', 'https://cdn.example/puffin.webp?v=3'],
    ['/art/puffin.png', '/art/puffin.png'],
  ])('have a still beside the film: %s', (address, still) => {
    expect(stillOf(address)).toBe(still)
  })

  it('have the same film without an alpha channel beside it [STAGE-6]', () => {
    expect(stackedOf('/art/puffin.webm?v=3')).toBe('/art/puffin.stacked.webm?v=3')
  })

  it('have a mouth where their address says so [ALIVE-1]', () => {
    const wide = '/art/mouthpuffin.webp?mouth'
    expect(mouthsOf(stillOf(withMouth('/art/puffin.webm')))).toEqual({ small: wide, round: wide, wide })
    expect(mouthsOf('/art/puffin.webp')).toBeNull()
  })

  it('have a picture of each shape of the mouth that was drawn, and the open one for the others [ALIVE-1]', () => {
    expect(mouthsOf(stillOf(withMouth('/art/puffin.webm', ['round'])))).toEqual({
      small: '/art/mouthpuffin.webp?mouth=round',
      round: '/art/roundmouthpuffin.webp?mouth=round',
      wide: '/art/mouthpuffin.webp?mouth=round',
    })
  })

  it.each([
    ['/art/puffin.webm', '/art/headpuffin.webm'],
    ['puffin.png', 'headpuffin.png'],
    ['https://cdn.example/a/puffin.png?path=/x/y', 'https://cdn.example/a/headpuffin.png?path=/x/y'],
  ])('have a head named alike with head before it: %s [STAGE-6]', (address, head) => {
    expect(headOf(address)).toBe(head)
  })
})
