import type { BrowserContextOptions } from '@playwright/test'

export interface Device {
  name: string
  options: BrowserContextOptions
  /** Of the map's first view, kB of pictures; a desktop has no goal. */
  mostPictures?: number
}

const TOUCH = { hasTouch: true, isMobile: true }

export const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, ...TOUCH },
    mostPictures: 450,
  },
  {
    name: 'tablet',
    options: { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 2, ...TOUCH },
    mostPictures: 900,
  },
  { name: 'desktop', options: { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 } },
]
