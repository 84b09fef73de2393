import { expect, it } from 'vitest'
import { isPicture } from './is-picture.ts'

const bytes = (...parts: (string | number)[]) =>
  new Blob([
    new Uint8Array(
      parts.flatMap((part) =>
        typeof part === 'number' ? [part] : Array.from(part, (one) => one.charCodeAt(0)),
      ),
    ),
  ])

it('knows a picture by what it holds, whatever it is called [AUTHOR-1]', async () => {
  const pictures = [
    bytes(0x89, 'PNG\r\n'),
    bytes(0xff, 0xd8, 0xff, 0xe0),
    bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '),
    new Blob(['\uFEFF<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg viewBox="0 0 9 9"/>']),
    new Blob(['<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>']),
  ]
  expect(await Promise.all(pictures.map(isPicture))).toEqual(pictures.map(() => true))
  const others = [
    new Blob(['I am a text.']),
    new Blob([]),
    bytes('GIF89a'),
    bytes(0, 0, 0, 24, 'ftypheic'),
    bytes('RIFF', 1, 2, 3, 4, 'WAVE'),
    new Blob(['<!doctype html><p>svg</p>']),
  ]
  expect(await Promise.all(others.map(isPicture))).toEqual(others.map(() => false))
})
