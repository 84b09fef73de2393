import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTitle } from './watch-title.ts'

let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = '<nav data-scene-head aria-label="Harbour"></nav>'
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const expectTitle = (title: string) => vi.waitFor(() => expect(document.title).toBe(title))

it('names the document after the scene, and after the page that stands before it [SHELL-6]', async () => {
  stop = watchTitle('Lantern Isles')
  expect(document.title).toBe('Harbour · Lantern Isles')

  document.body.insertAdjacentHTML('beforeend', '<h1>Locked, please</h1>')
  await expectTitle('Locked, please · Lantern Isles')

  document.querySelector('h1')?.remove()
  await expectTitle('Harbour · Lantern Isles')
})

it('says the name of the platform once, and alone where no page has a name [SHELL-6]', () => {
  stop = watchTitle('Harbour')
  expect(document.title).toBe('Harbour')

  document.body.replaceChildren()
  stop()
  stop = watchTitle('Lantern Isles')
  expect(document.title).toBe('Lantern Isles')
})

it('follows words that change in place, until it is stopped [SHELL-6]', async () => {
  document.body.innerHTML = '<h1>Question 1</h1>'
  stop = watchTitle('Isles')
  const words = document.querySelector('h1')?.firstChild
  if (words) words.nodeValue = 'Question 2'
  await expectTitle('Question 2 · Isles')

  stop()
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.title).toBe('Question 2 · Isles')
})
