import { describe, expect, it } from 'vitest'
import { headOf, isFilm, stillOf } from './assistant.ts'

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

  it.each([
    ['/art/puffin.webm', '/art/headpuffin.webm'],
    ['puffin.png', 'headpuffin.png'],
    ['https://cdn.example/a/puffin.png?path=/x/y', 'https://cdn.example/a/headpuffin.png?path=/x/y'],
  ])('have a head named alike with head before it: %s [STAGE-6]', (address, head) => {
    expect(headOf(address)).toBe(head)
  })
})
