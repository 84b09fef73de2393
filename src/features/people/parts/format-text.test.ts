import { describe, expect, it } from 'vitest'
import { formatText, type Format } from './format-text.ts'

/** The text with its selection between brackets. */
function press(marked: string, format: Format): string {
  const [from, to] = [marked.indexOf('['), marked.indexOf(']') - 1]
  const text = marked.replace(/[[\]]/g, '')
  const { words, selection, ...part } = formatText(text, [from, to], format)
  const next = text.slice(0, part.from) + words + text.slice(part.to)
  const [start, end] = selection
  return `${next.slice(0, start)}[${next.slice(start, end)}]${next.slice(end)}`
}

describe('a press on a format', () => {
  it.each([
    ['bold', 'On [Monday].', 'On <b>[Monday]</b>.'],
    ['italic', 'On [Monday].', 'On <i>[Monday]</i>.'],
    ['bold', 'On [].', 'On <b>[]</b>.'],
    ['link', 'See [the plan].', 'See <a href="[https://]">the plan</a>.'],
    ['heading', 'One\nTw[]o\nThree', 'One\n<h3>[Two]</h3>\nThree'],
    ['list', 'One\nTw[o\nTh]ree', 'One\n[<ul>\n<li>Two</li>\n<li>Three</li>\n</ul>]'],
    ['list', 'One\n[]', 'One\n<ul>\n<li>[]</li>\n</ul>'],
    [
      'table',
      '[Day\tRoom\nMonday\t4]',
      '[<table>\n<tr><th>Day</th><th>Room</th></tr>\n<tr><td>Monday</td><td>4</td></tr>\n</table>]',
    ],
    ['table', '[]', '<table>\n<tr><th>[]</th><th></th></tr>\n<tr><td></td><td></td></tr>\n</table>'],
    ['image', 'One [a "map"]', 'One <img src="[/assets/]" alt="a &quot;map&quot;" />'],
  ] as const)('%s of "%s" gives "%s" [INFO-3]', (format, before, after) => {
    expect(press(before, format)).toBe(after)
  })

  it.each([
    ['bold', 'On [Monday].'],
    ['italic', 'On [Monday].'],
    ['heading', 'One\n[Two]\nThree'],
    ['list', 'One\n[Two\nThree]'],
  ] as const)('%s that is pressed twice changes nothing [INFO-3]', (format, before) => {
    expect(press(press(before, format), format)).toBe(before)
  })

  it('takes the marks away also where they are selected with the words [INFO-3]', () => {
    expect(press('On [<b>Monday</b>].', 'bold')).toBe('On [Monday].')
  })
})
