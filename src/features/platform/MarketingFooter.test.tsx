import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MarketingFooter } from './MarketingFooter.tsx'
import { settlePlatform } from './store.ts'

afterEach(() => {
  cleanup()
  settlePlatform([], [], null)
})

function showFooter(configValue: unknown): void {
  settlePlatform([], [{ configKey: 'marketingFooterContent', configValue }], null)
  render(<MarketingFooter />)
}

it('is a row of links and plain items, pictures by their title [SHELL-7]', () => {
  showFooter([
    { title: 'Help', url: 'https://help.example/' },
    { title: 'Partner', url: '/partner', img: '/partner.svg' },
    { title: 'Made by us' },
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('https://help.example/')
  expect(screen.getByRole('link', { name: 'Partner' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(document.querySelectorAll('a')).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'Partner' }).getAttribute('src')).toBe('/partner.svg')
  expect(screen.getByText('Made by us').closest('li')?.textContent).toBe('Made by us')
})

it('shows the title where the picture does not come [SHELL-7]', () => {
  showFooter([{ title: 'Partner', img: '/gone.svg' }])
  fireEvent.error(screen.getByRole('img', { name: 'Partner' }))
  expect(screen.getByText('Partner')).toBeTruthy()
})

it('is not there where nothing stands in it [SHELL-7]', () => {
  showFooter('not a list')
  expect(screen.queryByRole('list')).toBeNull()
})
