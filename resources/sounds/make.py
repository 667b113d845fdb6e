#!/usr/bin/env python3
"""Makes the sounds beside it: bells of a few sine partials that die away, 16-bit PCM mono at 44.1 kHz.

Run it in this folder; the files are kept, for building must need no Python."""

import math
import struct
import wave

RATE = 44100


def bell(frequency, seconds, strength=1.0):
    partials = ((1, 1.0), (2.01, 0.45), (2.98, 0.25), (4.2, 0.12))
    samples = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        attack = min(1.0, t / 0.004)
        value = sum(part * math.sin(2 * math.pi * frequency * ratio * t) * math.exp(-t * (3 + 2 * ratio) / seconds)
                    for ratio, part in partials)
        samples.append(strength * attack * value / 1.9)
    return samples


def together(*notes):
    """Each note begins at its own second."""
    length = max(int(start * RATE) + len(samples) for start, samples in notes)
    mixed = [0.0] * length
    for start, samples in notes:
        for i, value in enumerate(samples):
            mixed[int(start * RATE) + i] += value
    return mixed


def write(name, samples):
    peak = max(abs(value) for value in samples)
    fade = int(RATE * 0.02)
    with wave.open(name, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        for i, value in enumerate(samples):
            end = min(1.0, (len(samples) - i) / fade)
            file.writeframesraw(struct.pack("<h", int(value / peak * end * 0.6 * 32767)))


write("round.wav", bell(523.25, 0.7))
write("event.wav", together((0, bell(659.25, 0.5)), (0.16, bell(880.0, 0.7))))
write("crisis.wav", together((0, bell(220.0, 0.6)), (0.25, bell(207.65, 0.6)), (0.5, bell(220.0, 0.9))))
write("short.wav", together((0, bell(987.77, 0.25)), (0.2, bell(987.77, 0.35))))
write("over.wav", together((0, bell(392.0, 0.4)), (0.2, bell(311.13, 0.4)), (0.4, bell(261.63, 0.9))))
