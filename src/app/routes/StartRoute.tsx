import { Navigate } from 'react-router-dom'
import { useAdventure } from '../adventure-context.ts'
import { pathOfRoot } from '../paths.ts'

/** Where an adventure begins: its root map. */
export function StartRoute() {
  const { adventure } = useAdventure()
  return <Navigate to={pathOfRoot(adventure)} replace />
}
