import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '#shared/domain/hostile-html.ts'
import { toWritten } from '#shared/domain/written-message.ts'
import { cleanContent } from './clean-content.ts'

/** Nothing but the allowed tags, without anything but a plain link's address, a language and a direction. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:p|b|strong|i|em|u|h[234]|ul|ol|li|blockquote|table|caption|thead|tbody|tfoot|tr|th|td)(?: (?:lang|dir|scope|colspan|rowspan)="[^"<>]*")*>|<img(?: (?:src="\/(?:scenes|assets)\/[\w./-]+"|(?:alt|lang|dir)="[^"<>]*"))* \/>|<br \/>|<a(?: (?:lang|dir)="[^"<>]*")*(?: href="(?:https?:\/\/|#\/app\/)[^"<>]*")?(?: (?:lang|dir)="[^"<>]*")*>|<\/a>)*$/i

describe('the content of a message', () => {
  it('makes paragraphs and lines of plain words [INFO-3]', () => {
    expect(cleanContent('One & two\nthree\n\n4 < 5')).toBe('<p>One &amp; two<br />three</p>\n<p>4 &lt; 5</p>')
  })

  it('keeps structure and links [INFO-3]', () => {
    const allowed =
      '<h3>Plan</h3><p>By <b>Monday</b>: <a href="https://example.test/x">read</a>, <a href="#/app/player">you</a></p><ul><li>One</li></ul>'
    expect(cleanContent(allowed)).toBe(allowed)
  })

  it('keeps headings, tables and pictures of this product [INFO-3]', () => {
    const allowed =
      '<h2>Week</h2>\n<table><caption>Rooms</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">Monday</td></tr></tbody></table>\n<p><img src="/assets/art/mark.svg" alt="The mark" /></p>'
    expect(cleanContent(allowed)).toBe(allowed)
    const written = 'See:\n<table>\n<tr><th>Day</th></tr>\n</table>\nSoon.'
    expect(cleanContent(written)).toBe('<p>See:</p>\n<table>\n<tr><th>Day</th></tr>\n</table>\n<p>Soon.</p>')
    expect(cleanContent(toWritten(cleanContent(written)))).toBe(cleanContent(written))
  })

  it.each([
    ['of another host', '<img src="https://evil.test/x.png" alt="x">'],
    ['of another host, by its protocol', '<img src="//evil.test/x.png" alt="x">'],
    ['that calls the API', '<img src="/api/web/logout" alt="x">'],
    ['that climbs out of its folder', '<img src="/assets/../api/web/logout.png" alt="x">'],
    ['with a query', '<img src="/assets/x.png?next=1" alt="x">'],
    ['of data', '<img src="data:image/png;base64,AAAA" alt="x">'],
    ['that nobody can hear', '<img src="/assets/x.png" alt=" ">'],
    ['without words', '<img src="/assets/x.png">'],
  ])('leaves out a picture %s [INFO-3]', (_, html) => {
    expect(cleanContent(`<p>a${html}b</p>`)).toBe('<p>ab</p>')
  })

  it('makes paragraphs of lines also between headings and lists [INFO-3]', () => {
    const written = 'By <b>Monday</b>,\nall of us.\n\nThen:\n<ul>\n<li>One</li>\n</ul>\n<h3>Ask</h3>\nus'
    const clean =
      '<p>By <b>Monday</b>,<br />all of us.</p>\n<p>Then:</p>\n<ul>\n<li>One</li>\n</ul>\n<h3>Ask</h3>\n<p>us</p>'
    expect(cleanContent(written)).toBe(clean)
    expect(toWritten(clean)).toBe(
      'By <b>Monday</b>,\nall of us.\n\nThen:\n\n<ul>\n<li>One</li>\n</ul>\n\n<h3>Ask</h3>\n\nus',
    )
  })

  it('can be written on as it was written, and is the same when nothing was changed [INFO-3]', () => {
    expect(toWritten(cleanContent('R&D: 4 < 5\nso\n\nyes'))).toBe('R&D: 4 < 5\nso\n\nyes')
    const piece = fc.constantFrom(
      ...['One', ' & ', '&lt;b&gt;', '4 < 5', '\n', '\n\n', '<b>two</b>', '<h3>Head</h3>', 'R&amp;D'],
      ...[
        '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
        '<a href="https://a.test/?x=1&y=2">c</a>',
        '<p>d</p>',
        '<br>',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanContent(pieces.join(''))
        expect(cleanContent(toWritten(clean))).toBe(clean)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps the words of what is nested beyond all sense, and not its tags [INFO-3]', () => {
    const clean = cleanContent(`${'<b>'.repeat(3000)}deep`)
    expect(clean).toContain('deep')
    expect(clean.match(/<b>/g)?.length).toBeLessThanOrEqual(30)
  })

  it.each(HOSTILE_HTML)('leaves nothing that acts of %s [INFO-3]', (html) => {
    expect(cleanContent(html)).toMatch(HARMLESS)
    expect(cleanContent(html)).not.toContain('alert(1)</script')
  })

  it('is harmless whatever hostile parts are put together [INFO-3]', () => {
    const part = fc.oneof(fc.constantFrom(...HOSTILE_HTML), fc.string({ maxLength: 12 }))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const clean = cleanContent(parts.join(''))
        expect(clean).toMatch(HARMLESS)
      }),
      { numRuns: 500 },
    )
  })
})
