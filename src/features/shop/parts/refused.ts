/** Why the server says no, by code: names of texts. */
export const BUY_REFUSED = {
  'price-changed': 'price-changed',
  'sold-out': 'sold-out',
  'not-on-sale': 'not-on-sale',
  'freeze-held': 'freeze-held',
  'good-held': 'good-held',
  'not-enough-coins': 'not-enough-coins',
  'not-found': 'gone',
} as const

export const RETURN_REFUSED = {
  'too-late': 'too-late',
  'order-ended': 'order-ended',
  'freeze-used': 'freeze-used',
  'not-found': 'gone',
} as const

export const USE_REFUSED = { 'not-found': 'gone' } as const

export const END_REFUSED = { 'order-ended': 'ended-before', 'not-found': 'gone' } as const

/** Whether the same try may yet be heard. */
export function canTryAgain(reason: string): boolean {
  return reason === 'offline' || reason === 'broken' || reason === 'wait'
}
