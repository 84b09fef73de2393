import { describe, expect, it } from 'vitest'
import { readFooter } from './marketing-footer.ts'

function footerOf(configValue: unknown) {
  return readFooter([{ configKey: 'marketingFooterContent', configValue }])
}

describe('the marketing footer', () => {
  it('has links, pictures and plain items, in their order [SHELL-7] [BOOT-7]', () => {
    const list = [
      { title: 'Help', url: 'https://help.example' },
      { title: 'Partner', url: '/partner', img: '/assets/partner.svg' },
      { title: 'Made by us' },
    ]
    const entries = [
      { title: 'Help', url: 'https://help.example', img: null },
      { title: 'Partner', url: '/partner', img: '/assets/partner.svg' },
      { title: 'Made by us', url: null, img: null },
    ]
    expect(footerOf(list)).toEqual(entries)
    expect(footerOf(JSON.stringify(list))).toEqual(entries)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'x',
  ])('leads nowhere by %s [SHELL-7]', (url) => {
    expect(footerOf([{ title: 'Trap', url }])).toEqual([{ title: 'Trap', url: null, img: null }])
  })

  it.each([
    null,
    undefined,
    '',
    'no json',
    12,
    {},
    [null, 3, {}, { title: ' ' }, { title: 4 }, { url: '/x' }],
  ])('is empty where it is written as %j [SHELL-7]', (value) => {
    expect(footerOf(value)).toEqual([])
  })
})
