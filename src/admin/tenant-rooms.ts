export { SettingsRoom } from './SettingsRoom.tsx'
export { SetupRoom } from './SetupRoom.tsx'
