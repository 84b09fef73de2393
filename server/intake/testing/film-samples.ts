import { svg } from './small-world.ts'

/** Heads of films and sounds, by which they are told apart. */
export const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f2810442f381084282847765626d', 'hex'),
  Buffer.from('film'),
])
export const MP4 = Buffer.concat([Buffer.from('0000002066747970', 'hex'), Buffer.from('isom0000film')])
export const MATROSKA = Buffer.from('1a45dfa3a34286810142f781014282886d6174726f736b61', 'hex')
export const QUICKTIME = Buffer.concat([Buffer.from('0000001466747970', 'hex'), Buffer.from('qt  0000')])
export const OGG = Buffer.from('OggS\0\x02 a sound', 'latin1')
/** Without tags: a frame of MPEG 1, layer III. */
export const MP3 = Buffer.from('fffb90c40000736f756e64', 'hex')
export const STILL = svg('<circle cx="320" cy="180" r="150" fill="#ddd"/>')
