// Nine players are told apart by colours and letters, whatever colours the viewer sees.

import assert from "node:assert/strict";
import test from "node:test";

import { coloursOf, initialsOf } from "../../p2p_malice/web/static/players/avatars.js";

const SEATS = [...Array(9).keys()];

const linear = (hex) => {
  const whole = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  const parts = [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
};
const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, each, at) => sum + each * vector[at], 0));

/** What is seen by whom, in linear colours (Machado, Oliveira and Fernandes, 2009). */
const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(rgb) {
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    rgb,
  );
  const [fx, fy, fz] = [x / 0.9505, y, z / 1.089].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

for (const [eye, matrix] of Object.entries(EYES)) {
  test(`no two of nine colours look alike: ${eye}`, () => {
    const seen = SEATS.map((seat) => lab(times(matrix, linear(coloursOf(seat)[0])).map((part) => Math.max(0, part))));
    for (const [at, one] of seen.entries())
      for (const [other, two] of seen.slice(0, at).entries())
        assert.ok(Math.hypot(...one.map((part, index) => part - two[index])) > 15, `${eye}: ${at} and ${other}`);
  });
}

test("the letters on every colour can be read", () => {
  for (const seat of SEATS) {
    const [dark, light] = coloursOf(seat)
      .map((colour) => luminance(linear(colour)))
      .sort((a, b) => a - b);
    assert.ok((light + 0.05) / (dark + 0.05) >= 4.5, String(seat));
  }
});

test("names that begin alike have other letters", () => {
  assert.deepEqual(initialsOf(["Kay", "Asha"]), ["K", "A"]);
  assert.deepEqual(initialsOf(["Ben", "Bob", "Cho"]), ["BE", "BO", "C"]);
  assert.deepEqual(initialsOf(["Computer 1", "Computer 2"]), ["C1", "C2"]);
  assert.deepEqual(initialsOf(["zoë", "", "👩 Eve"]), ["Z", "?", "👩"]);
});

test("nine players have nine different letters", () => {
  const names = ["Ann", "Ann 2", "Anna", "Annie", "Ben", "Benno", "Computer 1", "Computer 2", "Hal"];
  assert.equal(new Set(initialsOf(names)).size, 9);
});
