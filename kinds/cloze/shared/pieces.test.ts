import { expect, it } from 'vitest'
import { gapsIn, piecesOf } from './pieces.ts'

it('a text comes apart at its gaps, and goes on behind the last', () => {
  expect(piecesOf('Dial [number], say [where].', ['number', 'where'])).toEqual([
    { text: 'Dial ', gap: 'number' },
    { text: ', say ', gap: 'where' },
    { text: '.', gap: null },
  ])
})

it('what is no gap, or is one already, stays as it is written', () => {
  expect(piecesOf('[number] [sic] [number]', ['number'])).toEqual([
    { text: '', gap: 'number' },
    { text: ' [sic] [number]', gap: null },
  ])
  expect(gapsIn('[number] [sic] [Not One]')).toEqual(['number', 'sic'])
})
