export { LivePlayer } from './parts/LivePlayer.tsx'
