#include "model/vault/self_test.h"

#include "model/vault/key.h"

#include <sodium.h>

#include <vector>

namespace dossier::vault
{

namespace
{

using Bytes = std::vector<std::uint8_t>;

Bytes fromHex(std::string_view digits)
{
    Bytes bytes(digits.size() / 2);
    sodium_hex2bin(bytes.data(), bytes.size(), digits.data(), digits.size(), nullptr, nullptr, nullptr);
    return bytes;
}

Bytes ascending(std::uint8_t first, std::size_t count)
{
    Bytes bytes(count);
    for (std::uint8_t &byte : bytes)
        byte = first++;
    return bytes;
}

/// The example of draft-irtf-cfrg-xchacha-03, appendix A.3.1.
bool encryptsRight()
{
    static constexpr std::string_view text = "Ladies and Gentlemen of the class of '99: If I could offer you only one "
                                             "tip for the future, sunscreen would be it.";
    const Bytes answer
        = fromHex("bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39"
                  "ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9"
                  "21f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49");
    const Bytes key = ascending(0x80, keySize);
    const Bytes nonce = ascending(0x40, crypto_aead_xchacha20poly1305_ietf_NPUBBYTES);
    const Bytes data = fromHex("50515253c0c1c2c3c4c5c6c7");
    Bytes cipher(text.size() + crypto_aead_xchacha20poly1305_ietf_ABYTES);
    crypto_aead_xchacha20poly1305_ietf_encrypt(cipher.data(), nullptr,
        reinterpret_cast<const unsigned char *>(text.data()), text.size(), data.data(), data.size(), nullptr,
        nonce.data(), key.data());
    Bytes changed = cipher;
    changed[3] ^= 1;
    Bytes plain(text.size());
    const auto opens = [&](const Bytes &bytes)
    {
        return crypto_aead_xchacha20poly1305_ietf_decrypt(plain.data(), nullptr, nullptr, bytes.data(), bytes.size(),
                   data.data(), data.size(), nonce.data(), key.data())
            == 0;
    };
    return cipher == answer && !opens(changed) && opens(cipher) && std::equal(plain.begin(), plain.end(), text.begin());
}

/// RFC 7693, appendix A, cut to 256 bits as its parameter block has it; FIPS 180-4 for SHA-256.
bool hashesRight()
{
    const Bytes abc{'a', 'b', 'c'};
    Bytes blake(32);
    Bytes sha(crypto_hash_sha256_BYTES);
    crypto_generichash(blake.data(), blake.size(), abc.data(), abc.size(), nullptr, 0);
    crypto_hash_sha256(sha.data(), abc.data(), abc.size());
    return blake == fromHex("bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
        && sha == fromHex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

} // namespace

bool passesSelfTest()
{
    return sodium_init() >= 0 && encryptsRight() && hashesRight();
}

} // namespace dossier::vault
