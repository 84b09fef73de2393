import { expect, it } from 'vitest'
import { stateOfItem } from './shop.ts'

const item = { price: 40, stock: null, opensOn: null, closesOn: null }
const buyer = { today: '2026-11-23', coins: 40, holds: false }

it('an item can be bought for exactly the coins that one has, and not for one more [SHOP-1]', () => {
  expect(stateOfItem(item, buyer)).toBe('open')
  expect(stateOfItem({ ...item, price: 41 }, buyer)).toBe('too-dear')
})

it('an item is on sale on its first and on its last day, whatever its stock and price [SHOP-2]', () => {
  const dated = { ...item, opensOn: '2026-11-23', closesOn: '2026-11-23' }
  expect(stateOfItem(dated, buyer)).toBe('open')
  expect(stateOfItem({ ...dated, stock: 0 }, { ...buyer, today: '2026-11-22' })).toBe('soon')
  expect(stateOfItem({ ...dated, stock: 0 }, { ...buyer, today: '2026-11-24' })).toBe('over')
})

it('says that the last piece is gone before it says what coins are missing [SHOP-1]', () => {
  expect(stateOfItem({ ...item, stock: 0 }, { ...buyer, coins: 0 })).toBe('sold-out')
  expect(stateOfItem(item, { ...buyer, coins: 0, holds: true })).toBe('held')
})
