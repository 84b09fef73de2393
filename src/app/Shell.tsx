import { Outlet } from 'react-router-dom'
import { ApiErrorModal } from './ApiErrorModal.tsx'

/** The root of every screen: the routed view, and what may stand over any of them. */
export function Shell() {
  return (
    <>
      <Outlet />
      <ApiErrorModal />
    </>
  )
}
