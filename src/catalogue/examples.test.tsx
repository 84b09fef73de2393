import { render } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { EXAMPLES } from './examples.ts'
import { ExampleList } from './ExampleList.tsx'
import { readSettings } from './settings.ts'

beforeAll(() => speakIn('en'))

it('has an example of every component of the kit, and of none that is gone', () => {
  const components = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .map((file) => basename(file))
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
  expect(components.length).toBeGreaterThan(40)
  expect(EXAMPLES.map(({ component }) => component).toSorted()).toEqual(components.toSorted())
})

describe('every example shows all of its states', () => {
  it.each(EXAMPLES)('of $component', ({ component, states }) => {
    const settings = { ...readSettings(''), component }
    const { container } = render(<ExampleList settings={settings} />)
    const figures = [...container.querySelectorAll('figure')]
    expect(figures.length).toBeGreaterThanOrEqual(states.length)
    const empty = figures.filter((figure) => !figure.querySelector('figcaption + div > *'))
    expect(empty.map((figure) => figure.textContent)).toEqual([])
  })
})
