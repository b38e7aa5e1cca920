#!/bin/sh
# A program that joins, written from docs/programs.md alone: `sh guest.sh FOLDER CODE COMMAND …`. It prints the reply,
# plays the first move on offer, and prints the result. Its pipes lie in FOLDER.
folder=$1 code=$2
shift 2
mkfifo "$folder/in" "$folder/out"
"$@" join --json --stun none "$code" <"$folder/in" >"$folder/out" &
exec 3>"$folder/in" 4<"$folder/out"
while read -r line <&4; do
    case $line in
    '{"kind":"reply",'*)
        line=${line#*'"code":"'}
        echo "reply ${line%%'"'*}"
        ;;
    '{"kind":"show",'*'"moves":["'*)
        number=${line#*'"number":'}
        move=${line#*'"moves":["'}
        echo "{\"kind\":\"move\",\"number\":${number%%,*},\"move\":\"${move%%'"'*}\"}" >&3
        ;;
    '{"kind":"show",'*'"result":{'*)
        line=${line#*'"result":'}
        echo "result ${line%%'}'*}}"
        ;;
    esac
done
wait $!
