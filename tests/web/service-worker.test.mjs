// What a browser keeps of the page: releases that are half uploaded, hosts that answer with pages, networks that don't.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const TEXT = readFileSync(new URL("../../p2p_malice/web/static/guest/sw.js", import.meta.url), "utf8");
const SCOPE = "https://example.org/game/";
const KINDS = {
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  txt: "text/plain",
};

/** A browser's caches, of which there is one here; to them, an address ends before its #. */
class Kept {
  files = new Map();
  match = async (request) => this.files.get(String(request.url ?? request).split("#")[0])?.clone();
  put = async (address, response) => void this.files.set(address.split("#")[0], response);
  delete = async (address) => this.files.delete(address.split("#")[0]);
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
}

/** A device and what it keeps, with one network. @param {(name: string) => Promise<Response>} network */
function device(network) {
  const cache = new Kept();
  const heard = new Map();
  /** The names of files and the caches that the network was asked with. @type {[string, string][]} */
  const asked = [];
  /** The clients of the pages that were left. */
  const gone = new Set();
  let clients = 0;
  const self = {
    addEventListener: (kind, act) => heard.set(kind, act),
    skipWaiting: async () => {},
    clients: { claim: async () => {}, get: async (client) => (gone.has(client) ? undefined : {}) },
  };
  const given = {
    self,
    registration: { scope: SCOPE },
    caches: { open: async () => cache },
    fetch: async ({ url }, { cache: how, signal }) => {
      const name = url.split("#")[0].slice(SCOPE.length);
      asked.push([name, how]);
      return network(name, signal, how);
    },
    setTimeout: (act, _, ...more) => setTimeout(act, 5, ...more),
  };
  new Function(...Object.keys(given), TEXT)(...Object.values(given));

  async function ask(name, how) {
    const waiting = [];
    let answer;
    const request = { url: SCOPE + name, method: "GET", mode: how.isPage ? "navigate" : "cors" };
    const event = {
      request,
      ...how,
      waitUntil: (each) => waiting.push(each),
      respondWith: (each) => {
        answer = each;
      },
    };
    heard.get("fetch")(event);
    const response = await answer;
    // What is still under way is kept by its own waitUntil.
    for (const each of waiting) if (!how.isLate) await each;
    return response;
  }
  /** Ask for a file, as a page does. @param {string} name */
  const get = (name, how = {}) => ask(name, { clientId: "", ...how });

  /** Load the page, and all that it names; whether it runs. @param {string} [code] an invitation in its address */
  async function visit(code = "") {
    const client = String(++clients);
    const how = { isPage: true, clientId: "", resultingClientId: client };
    const page = await ask(code && `#${code}`, how).catch(() => Response.error());
    const text = await page.text();
    for (const name of text.match(/\S+\.\w+/g) ?? []) {
      const part = await ask(name, { clientId: client });
      const isScript = /javascript|css/.test(part.headers.get("Content-Type") ?? "") && part.ok;
      if (!isScript || !(await part.text()).endsWith("all of it")) return "";
    }
    const told = [];
    heard.get("message")({ data: "runs", source: { url: SCOPE }, waitUntil: (each) => told.push(each) });
    await Promise.all(told);
    return /release \d/.exec(text)?.[0] ?? "";
  }
  return { cache, get, visit, asked, gone };
}

const file = (name, text) =>
  new Response(text, { headers: { "Content-Type": KINDS[name.split(".").pop()] ?? "text/html" } });

/** What hosts answer where they have no such file. */
const UNKNOWN = {
  page: (files) => file("", files.get("") ?? "an old page"),
  notFound: () => new Response("no", { status: 404, headers: { "Content-Type": "text/html" } }),
  nothing: () => Response.error(),
};

/** A host with those files. @param {Map<string, string>} files @param {keyof UNKNOWN} kind */
const host = (files, kind) => async (name) => (files.has(name) ? file(name, files.get(name)) : UNKNOWN[kind](files));

/** The files of a release, of which one in three is as it was in the last one. */
function release(number) {
  const parts = Array.from({ length: 6 }, (_, at) => `guest/part-${at}${at % 3 ? number : 0}AAAAAA.js`);
  const files = new Map(parts.map((name) => [name, `${name} all of it`]));
  files.set("guest/style.css", `${number} all of it`);
  return files.set("", `release ${number}: ${[...files.keys()].join(" ")}`);
}

/** Numbers that look like chance, always the same. */
function chance(seed) {
  let state = seed + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

test("a device that visits while a release is uploaded plays afterwards", async () => {
  let during = 0;
  for (let seed = 0; seed < 100; seed++) {
    const [draw, files] = [chance(seed), new Map(release(1))];
    for (const kind of Object.keys(UNKNOWN)) {
      const { visit } = device(host(files, kind));
      assert.equal(await visit(), "release 1");
      const [before, waiting] = [release(1), [...release(2)]];
      while (waiting.length) {
        const [[name, text]] = waiting.splice(draw(waiting.length), 1);
        // Half a file is there for a while, and files of the last release go at any time.
        for (const part of [text.slice(0, text.length / 2), text]) {
          files.set(name, part);
          const old = [...before.keys()].filter((each) => !release(2).has(each));
          if (!draw(4) && old.length) files.delete(old[draw(old.length)]);
          if (!draw(3)) during += (await visit()) ? 1 : 0;
        }
      }
      // Who saw the first half of a script may have to load the page once more.
      assert.ok([await visit(), await visit()].includes("release 2"), `${seed}, ${kind}`);
      assert.equal(await visit(), "release 2", `${seed}, ${kind}`);
      files.clear();
      for (const [name, text] of release(1)) files.set(name, text);
    }
  }
  assert.ok(during > 100, `${during}`);
});

test("only what is of its kind is kept", async () => {
  const { cache, get } = device(host(release(1), "page"));

  for (const name of ["host/gone-AAAAAAAA.js", "words/gone.svg", "gone.css", "host/program-1.zip"]) {
    assert.equal((await get(name)).type, "error", name);
    assert.equal(cache.files.size, 0, name);
  }
});

test("a file is taken though the host doesn't know its type, as Caddy doesn't know a manifest's", async () => {
  const { get } = device(async () => new Response(new Uint8Array(9)));

  assert.equal((await get("host/manifest.webmanifest")).status, 200);
  assert.equal((await get("host/host.js")).type, "error");
});

test("with another release, the last one's scripts go, and the other page's stay", async () => {
  const files = release(1);
  const { cache, visit, get } = device(host(files, "notFound"));
  files.set("host/one-AAAAAAAA.js", "all of it");
  await get("host/one-AAAAAAAA.js");
  await visit();
  for (const [name, text] of release(2)) files.set(name, text);

  await visit();

  const kept = [...cache.files.keys()].map((url) => url.slice(SCOPE.length)).filter((name) => name.endsWith(".js"));
  assert.deepEqual(
    kept.sort(),
    [...release(2).keys(), "host/one-AAAAAAAA.js"].filter((each) => /js$/.test(each)).sort(),
  );
});

test("a network that takes everything and never answers is waited for only shortly", async () => {
  let answers = true;
  const known = host(release(1), "nothing");
  const { get, visit } = device((name) => (answers ? known(name) : new Promise(() => {})));
  await visit();
  answers = false;

  assert.match(await (await get("guest/style.css", { isLate: true })).text(), /all of it/);
});

test("what has no version is asked for anew, whatever the browser's own cache has", async () => {
  const { asked, visit } = device(host(release(1), "nothing"));

  await visit();
  await visit();

  assert.deepEqual(
    [...new Set(asked.filter(([name]) => !/-\w{8}\.js$/.test(name)).map(([, how]) => how))],
    ["no-cache"],
  );
  assert.equal(asked.filter(([name]) => /js$/.test(name)).length, 6);
});

// With an invitation, it once was not, and the page that was kept was forgotten.
for (const code of ["", "MDW1-7"]) {
  test(`a damaged script is fetched anew once a page that names it has not run: ${code || "no code"}`, async () => {
    const files = release(1);
    const [whole, name] = [files.get("guest/part-11AAAAAA.js"), "guest/part-11AAAAAA.js"];
    const { asked, cache, visit } = device(host(files, "nothing"));
    files.set(name, "half");
    assert.equal(await visit(code), "");
    files.set(name, whole);

    assert.equal(await visit(code), "release 1");
    assert.deepEqual(asked.at(-1)[1] && asked.filter(([each]) => each === name).map(([, how]) => how), [
      "default",
      "reload",
    ]);
    files.clear();
    assert.equal(await visit(code), "release 1");
    assert.ok(cache.files.has(SCOPE));
  });
}

// play.html didn't start for as long as the host had said that its page may be kept.
test("a page that the browser's own cache has in place of a file is asked for anew", async () => {
  const { get } = device(async (name, _, how) => file(how === "default" ? "" : name, "all of it"));

  assert.equal(await (await get("host/one-AAAAAAAA.js")).text(), "all of it");
});

// Six of them, and no page of the site came any more; one, and a page waited for 20 seconds.
test("a connection that is held open is given up with the page that waits for it", async () => {
  const signals = new Map();
  const held = (name, signal) =>
    new Promise((_, reject) => {
      signals.set(name, signal);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const { get, gone } = device((name, signal) =>
    name.includes("part") ? held(name, signal) : file(name, "all of it"),
  );
  const [one, other] = ["guest/part-11AAAAAA.js", "guest/part-12AAAAAA.js"];
  const left = get(one, { clientId: "1" });
  get(other, { clientId: "2" });
  gone.add("1");
  // Both are asked for by now.
  await new Promise(setImmediate);

  await get("guest/style.css", { clientId: "2" });

  assert.equal((await left).type, "error");
  assert.ok(!signals.get(other).aborted);
});

test("what is asked of a courier is none of the worker's", async () => {
  const { get } = device(async () => file("x.json", "{}"));

  assert.equal(await get("v1/topic"), undefined);
});
