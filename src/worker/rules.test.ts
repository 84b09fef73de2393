import { expect, it } from 'vitest'
import { ruleFor } from './rules.ts'

const ORIGIN = 'https://isles.test'
const get = (path: string) => ({ method: 'GET', url: ORIGIN + path, mode: 'cors', isPiece: false })

it.each([
  ['/bundle/index-abc.js', 'bundle'],
  ['/bundle/figtree.woff2', 'bundle'],
  ['/scenes/harbour.0123456789abcdef.webp', 'art'],
  ['/scenes/book.0123456789abcdef/c1.json', 'art'],
  ['/scenes/gulls.0123456789abcdef.mp3', 'art'],
  ['/assets/config.json', 'fresh'],
  ['/assets/store.json', 'fresh'],
  ['/assets/i18n/pl.json', 'fresh'],
  ['/translate/pl.json', 'fresh'],
  ['/assets/art/mark.svg', 'fresh'],
  ['/look/0123456789abcdef.webp', 'fresh'],
  ['/api/web/app-params?itemsPerPage=1000', 'fresh'],
  ['/api/web/platform/settings', 'fresh'],
  ['/manifest.webmanifest', 'fresh'],
])('%s is answered as %s [SW-3]', (path, rule) => {
  expect(ruleFor(get(path), ORIGIN)).toBe(rule)
})

it.each([
  ['/api/web/player/profile'],
  ['/api/web/login-status'],
  ['/api/web/mission/harbour?d=1'],
  ['/api/web/logout'],
  ['/avatars/0b9df7a5/0123456789abcdef.webp'],
  ['/scenes/waves.0123456789abcdef.webm'],
  ['/scenes/film.0123456789abcdef/1.ts'],
  ['/scenes/paper.0123456789abcdef.pdf'],
  ['/assets/pdf/pdf.worker.min.mjs'],
  ['/health'],
  ['/ngsw-worker.js'],
])('%s goes to the server alone: nothing of a player, and no film, is kept [SW-3]', (path) => {
  expect(ruleFor(get(path), ORIGIN)).toBe('network')
})

it('what changes something, a piece of a file and another site are left alone [SW-3]', () => {
  const art = get('/scenes/harbour.0123456789abcdef.webp')
  expect(ruleFor({ ...art, method: 'POST' }, ORIGIN)).toBe('network')
  expect(ruleFor({ ...art, method: 'HEAD' }, ORIGIN)).toBe('network')
  expect(ruleFor({ ...art, isPiece: true }, ORIGIN)).toBe('network')
  expect(ruleFor(art, 'https://content.test')).toBe('network')
})

it('only the page itself is a document; downloads and descriptions are not [SW-3]', () => {
  const open = (path: string) => ruleFor({ ...get(path), mode: 'navigate' }, ORIGIN)
  expect(open('/')).toBe('document')
  expect(open('/?x=1')).toBe('document')
  expect(open('/api/docs')).toBe('network')
  expect(open('/scenes/harbour.0123456789abcdef.webp')).toBe('network')
})
