/** What is used of it: its own types cannot be reached through its exports. */
declare module '@libav.js/variant-webm-vp9' {
  export interface Plane {
    offset: number
    /** Bytes from one line to the next. */
    stride: number
  }
  export interface Frame {
    data: Uint8Array
    layout: Plane[]
    format: number
    width: number
    height: number
    pts?: number
    ptshi?: number
    time_base_num?: number
    time_base_den?: number
  }
  /** One channel behind the other, or all in turn where it is no list. */
  export interface SoundFrame {
    data: Float32Array | Int16Array | Int32Array | (Float32Array | Int16Array | Int32Array)[]
    format: number
    channels: number
    nb_samples: number
    sample_rate: number
  }
  export interface Packet {
    data: Uint8Array
    stream_index: number
    pts?: number
    dts?: number
  }
  export interface Stream {
    index: number
    codecpar: number
    codec_id: number
    codec_type: number
    time_base_num: number
    time_base_den: number
    metadata?: Record<string, string>
  }
  export interface LibAV {
    AV_PIX_FMT_YUV420P: number
    AV_PIX_FMT_YUVA420P: number
    AV_SAMPLE_FMT_FLT: number
    AV_SAMPLE_FMT_S16: number
    AV_SAMPLE_FMT_S16P: number
    AV_SAMPLE_FMT_S32: number
    AV_SAMPLE_FMT_S32P: number
    AVMEDIA_TYPE_AUDIO: number
    av_log_set_level(level: number): Promise<void>
    writeFile(name: string, content: Uint8Array): Promise<void>
    readFile(name: string): Promise<Uint8Array>
    ff_init_demuxer_file(name: string): Promise<[number, Stream[]]>
    /** Gives null, codec context, packet and frame. */
    ff_init_decoder(
      codec: string | number,
      config: { codecpar: number },
    ): Promise<[number, number, number, number]>
    ff_init_encoder(name: string, config: object): Promise<[number, number, number, number]>
    ff_read_frame_multi(
      format: number,
      packet: number,
      config?: { limit?: number },
    ): Promise<[number, Record<number, Packet[]>]>
    ff_decode_multi<Decoded = Frame>(
      context: number,
      packet: number,
      frame: number,
      packets: Packet[],
      isLast?: boolean,
    ): Promise<Decoded[]>
    /** Below 0 where there is no more; the packet is empty then. */
    av_read_frame(format: number, packet: number): Promise<number>
    av_packet_unref(packet: number): Promise<void>
    AVPacket_stream_index(packet: number): Promise<number>
    /** An empty packet says that no more come. */
    avcodec_send_packet(context: number, packet: number): Promise<number>
    avcodec_receive_frame(context: number, frame: number): Promise<number>
    AVFrame_sample_rate(frame: number): Promise<number>
    AVFrame_channels(frame: number): Promise<number>
    ff_copyout_frame<Decoded = Frame>(frame: number): Promise<Decoded>
    ff_encode_multi(
      context: number,
      frame: number,
      packet: number,
      frames: (Frame | SoundFrame)[],
      isLast?: boolean,
    ): Promise<Packet[]>
    ff_init_muxer(
      config: { filename: string; format_name: string; open: boolean },
      streams: [context: number, timeNumerator: number, timeDenominator: number][],
    ): Promise<[number, number, number, unknown]>
    avformat_write_header(format: number, options: number): Promise<number>
    ff_write_multi(format: number, packet: number, packets: Packet[]): Promise<void>
    av_write_trailer(format: number): Promise<number>
    ff_free_muxer(format: number, io: number): Promise<void>
    terminate(): void
  }
  const factory: { LibAV: (options: { noworker: boolean; nothreads: boolean }) => Promise<LibAV> }
  export default factory
}
