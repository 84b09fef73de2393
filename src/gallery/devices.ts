import type { Size } from '#src/stage/geometry.ts'

/** The screens that a scene is looked at on (CSS px). */
export const DEVICES = [
  { id: 'desktop', name: 'Desktop', width: 1920, height: 1080 },
  { id: 'tablet', name: 'Tablet 4:3', width: 1024, height: 768 },
  { id: 'wide-tablet', name: 'Tablet 16:10', width: 1280, height: 800 },
  { id: 'phone', name: 'Phone', width: 390, height: 844 },
  { id: 'phone-on-its-side', name: 'Phone, turned', width: 844, height: 390 },
] as const

export type Device = (typeof DEVICES)[number]
export type DeviceId = Device['id']

export const FIRST_DEVICE: Device = DEVICES[0]

export function deviceOf(id: string | undefined): Device {
  return DEVICES.find((device) => device.id === id) ?? FIRST_DEVICE
}

/** How much smaller a screen is drawn so that it fits into a room; never larger than it is. */
export function zoomToFit(screen: Size, room: Size): number {
  return Math.min(1, room.width / screen.width, room.height / screen.height)
}
