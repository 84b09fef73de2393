import { Navigate, Outlet } from 'react-router-dom'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { HOME } from '#src/navigation/paths.ts'

/** Lets into the shop where the adventure has one (AUTH-9); elsewhere to where the adventure begins. */
export function ShopGuard() {
  const { config } = useAdventure()
  return config.shop.isShopEnabled ? <Outlet /> : <Navigate to={HOME} replace />
}
